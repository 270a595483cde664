"""The controller: gestures in; legal actions, refusals and views out. No widgets, no game's rules.

:class:`~tabletop.controller.controller.TableController` stands between a match and whatever
shows it: the table on the screen, or the command line. It hands out frozen
:class:`~tabletop.controller.model.TableModel` records, made from one seat's view.
"""
