"""The engine: cards, zones, seats, events, frames, decisions, views and chance.

It knows no game, no Qt, no YAML and nothing but the standard library. Its shape:

* A :class:`~tabletop.engine.board.Board` is what lies on the table, frozen. Only
  :mod:`tabletop.engine.change` makes a new one, from an old one and an event.
* A :class:`~tabletop.engine.position.Position` is a board, the stack of frames that says where
  in the rules the match stands, the pending decision and the state of chance. It is plain data:
  saving it, copying it and going back to it are references.
* :func:`~tabletop.engine.kernel.submit` takes a position and an answer to its pending decision
  and gives the position at the next decision, or at the end.
"""
