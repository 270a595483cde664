"""The table itself: one QGraphicsScene that shows a table model, and the gestures on it.

Items know a handle, never a card; what they show comes from
:class:`~tabletop.controller.model.TableModel`. The scene asks nothing of any rules: its signals
go to the :class:`~tabletop.table.scene.presenter.TablePresenter`, which asks the controller.
"""
