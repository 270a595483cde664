"""The style sheet of all widgets, from a theme's colours."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template

from PySide6.QtGui import QColor

from tabletop.table import fonts

_SHEET = Template("""
* { font-family: "$text_face"; font-size: ${s15}px; color: $ink; }
QWidget { background: transparent; }
QMainWindow, QDialog, QWidget[role="page"] { background: $panel; }
QFrame[role="panel"], QWidget[role="panel"] {
  background: $panel; border: 1px solid $edge; border-radius: 8px; }
QFrame[role="raised"], QWidget[role="raised"] {
  background: $panel_raised; border: 1px solid $edge; border-radius: 8px; }
QLabel { background: transparent; }
QLabel[role="display"] { font-family: "$display_face"; font-weight: $display_weight;
  font-size: ${s32}px; color: $accent_text; }
QLabel[role="title"] { font-family: "$title_face"; font-weight: 700; font-size: ${s22}px; }
QLabel[role="heading"] { font-family: "$title_face"; font-weight: 700; font-size: ${s17}px;
  color: $accent_text; }
QLabel[role="dim"] { color: $dim; font-size: ${s13}px; }
QLabel[role="prompt"] { font-size: ${s17}px; }
QLabel[role="danger"] { color: $danger; }
QLabel[role="good"] { color: $good; }
QLabel:disabled { color: $dim; }
QPushButton, QToolButton {
  background: $panel_raised; border: 2px solid $edge; border-radius: 8px;
  padding: ${p6}px ${p14}px; min-height: ${s20}px; }
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {
  background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent;
  font-weight: 600; }
QPushButton[primary="true"]:hover { border-color: $ink; }
QPushButton:disabled, QToolButton:disabled, QPushButton[primary="true"]:disabled {
  background: $panel; color: $dim; border: 2px dashed $edge; }
QPushButton:focus, QToolButton:focus, QPushButton[primary="true"]:focus, QLineEdit:focus,
QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus,
QAbstractItemView:focus, QSlider:focus, QTabBar:focus {
  border: 5px double $focus; border-radius: 8px; }
QPushButton:focus, QToolButton:focus { padding: ${p3}px ${p11}px; }
QPushButton[slim="true"] { padding: ${p6}px ${p9}px; }
QPushButton[slim="true"]:focus { padding: ${p3}px ${p6}px; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QPushButton[flat="true"]:hover { border-color: $edge; }
QPushButton[flat="true"]:pressed { background: $accent; }
QPushButton[flat="true"]:checked { background: transparent; color: $accent_text; }
QPushButton[flat="true"]:disabled { border-color: transparent; background: transparent;
  color: $ink; }
QPushButton[flat="true"][folds="true"] { text-align: left; padding-left: ${p6}px; }
QPushButton[flat="true"][folds="true"]:focus { padding-left: ${p3}px; }
QPushButton[face="true"], QPushButton[face="true"]:focus { padding: 2px; }
QPushButton[face="true"]:checked { border-width: 3px; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QTextBrowser {
  background: $panel_raised; border: 2px solid $edge; border-radius: 6px;
  padding: ${p4}px ${p8}px; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit, QSpinBox, QComboBox { min-height: ${s20}px; }
QLineEdit > QToolButton { background: transparent; border: none; padding: 0; min-height: 0; }
QFileDialog QToolButton { padding: 2px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus,
QTextBrowser:focus { padding: ${p1}px ${p5}px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $dim; border-style: dashed; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${s22}px; }
QComboBox QAbstractItemView, QMenu {
  background: $panel_raised; border: 1px solid $edge; padding: 4px;
  selection-background-color: $accent; selection-color: $on_accent; }
QComboBox QAbstractItemView:focus { border: 1px solid $edge; border-radius: 0; padding: 4px; }
QMenu::item { padding: ${p6}px ${p18}px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $dim; }
QMenu::separator { height: 1px; background: $edge; margin: 4px 8px; }
QAbstractItemView { background: $panel; border: 1px solid $edge; border-radius: 6px;
  alternate-background-color: $panel_raised; outline: none; }
QTreeView, QListView, QTableView { padding: 4px; }
QTreeView[role="log"] { font-size: ${s13}px; }
QTreeView:focus, QListView:focus, QTableView:focus { padding: 0; }
QAbstractItemView::item { padding: ${p4}px ${p6}px; border-radius: 4px; }
QTableView[role="figures"]::item { padding: ${p4}px ${p4}px; }
QAbstractItemView::item:hover { background: $panel_raised; }
QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QHeaderView { border: none; border-radius: 0; background: $panel_raised; }
QHeaderView::section { background: $panel_raised; color: $dim; border: none;
  border-bottom: 1px solid $edge; padding: ${p4}px ${p8}px; font-family: "$title_face"; }
QCheckBox, QRadioButton { spacing: 8px; padding: 4px; }
QCheckBox::indicator, QRadioButton::indicator { width: ${s17}px; height: ${s17}px;
  border: 2px solid $dim; background: $panel_raised; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: ${r9}px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked {
  background: $accent; border: 2px solid $ink; }
QCheckBox:focus, QRadioButton:focus { border: 4px double $focus; border-radius: 6px; padding: 0; }
QSlider { min-height: ${s26}px; }
QSlider::groove:horizontal { height: 6px; background: $edge; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 3px; }
QSlider::handle:horizontal { width: ${s20}px; margin: -8px 0; background: $accent;
  border: 2px solid $panel; border-radius: 8px; }
QTabWidget::pane { border: 1px solid $edge; border-radius: 6px; }
QTabBar::tab { padding: ${p6}px ${p14}px; color: $dim; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom: 3px solid $accent; }
QTabBar::tab:focus { border: 4px double $focus; }
QTabBar::scroller { width: ${p24}px; }
QTabBar QToolButton { padding: 0; min-width: 0; min-height: 0; }
QScrollArea { border: none; }
QScrollBar:vertical { width: 12px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 12px; background: transparent; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 5px; min-height: 32px; min-width: 32px;
  margin: 1px; }
QScrollBar::handle:hover { background: $dim; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: $panel_raised; border: 1px solid $edge; border-radius: 5px;
  text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QToolTip { background: $panel_raised; color: $ink; border: 1px solid $accent; padding: 6px; }
QSplitter::handle { background: $edge; }
QGraphicsView { border: none; background: $ground; }
""")


def stylesheet(colours: Mapping[str, QColor], scale: float, display: str) -> str:
    """Write the sheet: names of colours stand for themselves, ``s15`` is 15 px of text.

    ``display`` is the role of the room's own face.
    """
    words = {name: colour.name() for name, colour in colours.items()}
    sizes = {f"{letter}{size}": str(round(size * scale)) for letter in "spr" for size in range(40)}
    faces = {
        "text_face": fonts.family("text"),
        "title_face": fonts.family("title"),
        "display_face": fonts.family(display),
        "display_weight": str(fonts.weight(display)),
    }
    return _SHEET.substitute(words | sizes | faces)
