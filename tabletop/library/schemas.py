"""The JSON Schemas that lie beside the card data, so that editors complete and check it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from tabletop.library.lesson_shapes import LESSON_FILES
from tabletop.library.models import FILES
from tabletop.library.shapes import schema

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema_texts() -> Mapping[str, str]:
    """Give the content of each schema file by its name (``cards.schema.json``)."""
    return {
        f"{name}.schema.json": json.dumps(
            {"$schema": DRAFT, "title": f"{name}.yaml", **schema(shape)}, indent=2
        )
        + "\n"
        for name, shape in {**FILES, **LESSON_FILES}.items()
    }
