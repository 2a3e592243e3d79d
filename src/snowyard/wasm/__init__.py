"""The rules as WebAssembly: `python -m snowyard.wasm` builds one module a game from the sources (docs/decisions/19).

The machine that runs them in Python is snowyard.kernel.wasm_machine.
"""
