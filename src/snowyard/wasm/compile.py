"""From rules to one WebAssembly module: Numba makes LLVM code, LLVM optimises it for WebAssembly, wasm-ld links it.

Run in a process of its own (`build.py` starts it): Numba must not optimise anything for this processor, since code that was
vectorised for it is large and slow elsewhere (`make_no_machine_code`).
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import compiler, registry, types
from numba.core.caching import FunctionCache
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
STACK = 1 << 18  # bytes; it lies first, so that running out of it traps
MOST_MEMORY = 1 << 28  # bytes, the arena and the caller's memory together
ARENA = 1 << 20  # bytes that rules may allocate in a call before the memory grows
MEMINFO_DATA = 16  # where Numba's header of an allocation has the address of the data: after a count of 8 bytes and two addresses
IN_LLVM = {"void": "void", "int32": "i32", "int64": "i64", "float64": "double", "void*": "ptr"}

RUNTIME = f"""
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)
@arena = internal global [{ARENA} x i8] zeroinitializer, align 64
@arena_start = internal global i32 ptrtoint (ptr @arena to i32)
@arena_at = internal global i32 ptrtoint (ptr @arena to i32)
@arena_end = internal global i32 add (i32 ptrtoint (ptr @arena to i32), i32 {ARENA})

define void @empty_arena() alwaysinline {{
  %start = load i32, ptr @arena_start
  store i32 %start, ptr @arena_at
  ret void
}}

define double @sqrt(double %x) alwaysinline {{
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}}

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline {{
  %wide = icmp ugt i64 %size, {MOST_MEMORY}
  br i1 %wide, label %full, label %take
take:
  %bytes = trunc i64 %size to i32
  %at = load i32, ptr @arena_at
  %next = add i32 %at, 63
  %head = and i32 %next, -64
  %data = add i32 %head, 64
  %end = add i32 %data, %bytes
  %limit = load i32, ptr @arena_end
  %fits = icmp ule i32 %end, %limit
  br i1 %fits, label %give, label %grow
grow:
  %more = add i32 %bytes, {ARENA}
  %pages = lshr i32 %more, 16
  %old = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %pages)
  %none = icmp eq i32 %old, -1
  br i1 %none, label %full, label %grown
grown:
  %begin = shl i32 %old, 16
  %added = shl i32 %pages, 16
  %stop = add i32 %begin, %added
  store i32 %stop, ptr @arena_end
  %beside = icmp eq i32 %begin, %limit
  br i1 %beside, label %take, label %move
move:
  store i32 %begin, ptr @arena_start
  store i32 %begin, ptr @arena_at
  br label %take
give:
  store i32 %end, ptr @arena_at
  %info = inttoptr i32 %head to ptr
  %place = getelementptr i8, ptr %info, i32 {MEMINFO_DATA}
  %held = inttoptr i32 %data to ptr
  store ptr %held, ptr %place
  ret ptr %info
full:
  call void @llvm.trap()
  unreachable
}}
"""
"""Memory for rules that allocate: it moves up, and is emptied when a call ends. Where it does not do, the module's memory
grows, up to MOST_MEMORY; beyond that the call traps."""


def make_no_machine_code() -> None:
    """Numba is to make LLVM code in this process, function by function, and nothing more: not optimised, since that would be
    for this processor; each in one place, where otherwise every function carries a copy of all it calls; none to be run."""

    def finalize(library: Any) -> None:
        library._finalized = True

    CPUCodeLibrary.finalize = finalize
    CPUCodeLibrary._optimize_functions = lambda _library, _module: None
    CPUContext.get_executable = lambda *_: [].append  # a function written in C, another each time; it is never called
    FunctionCache.save_overload = lambda *_: None


def code_of(functions: Any) -> tuple[list[str], dict[str, str]]:
    """The LLVM code of functions whose annotations are Numba types and of all they call, and their names in it."""
    target = registry.cpu_target
    flags = compiler.Flags()
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.nrt = True
    flags.error_model = "numpy"
    flags.boundscheck = bool(numba.config.BOUNDSCHECK)
    names, waiting = {}, []
    for function in functions:
        kinds = kinds_of(function)
        made = compiler.compile_extra(target.typing_context, target.target_context, function, kinds[:-1], kinds[-1], flags, {})
        names[function.__name__] = made.fndesc.mangled_name
        waiting.append(made.library)
    found: dict[Any, str] = {}
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = str(library._final_module)
            waiting += library._linking_libraries
    return list(found.values()), names


def kinds_of(function: Any) -> tuple[Any, ...]:
    """The types of the arguments, and last of what is returned."""
    found = (eval(kind, function.__globals__) for kind in function.__annotations__.values())
    return tuple(types.none if kind is None else kind for kind in found)


def for_wasm(code: str) -> str:
    """The same code, said to be for WebAssembly, without what belongs to this processor and to Numba in a Python process."""
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code).replace("= common ", "= internal ")
    code = re.sub(r"(@\S*\.const\.pickle\S* = .*?constant (\{.*?\}|\[.*?\])) .*", r"\1 zeroinitializer", code)  # has paths in it
    code = re.sub(r"(@numba\.dynamic\.globals\S* = .*?) inttoptr .*", r"\1 null", code)  # addresses in this process
    for name in ("NRT_incref", "NRT_decref"):  # the arena frees everything at once
        nothing = f"define linkonce_odr void @{name}(ptr %x) {{\n  ret void\n}}"
        code = re.sub(rf"^define [^\n]*@{name}\(.*?^\}}$", nothing, code, flags=re.S | re.M)
    return code


def entrances(function: Any, inside: str) -> str:
    """The exported functions: one calls Numba's, traps if that raised, and empties the arena. The other, `packed_...`, takes the
    address of its arguments, eight bytes each, and leaves the result there: for callers to whom every argument is dear."""
    *kinds, gives = (IN_LLVM[str(kind).replace("none", "void")] for kind in kinds_of(function))
    name, result = function.__name__, "i64" if gives == "void" else gives
    arguments = [f"{kind} %a{n}" for n, kind in enumerate(kinds)]
    loads = "".join(
        f"  %p{n} = getelementptr i64, ptr %packed, i32 {n}\n  %a{n} = load {kind}, ptr %p{n}\n" for n, kind in enumerate(kinds)
    )
    back = "ret void" if gives == "void" else f"%back = load {gives}, ptr %result\n  ret {gives} %back"
    call = f"call {gives} @{name}({', '.join(arguments)})"
    put = call if gives == "void" else f"%back = {call}\n  store {gives} %back, ptr %packed"
    return f"""
declare i32 @"{inside}"({", ".join(["ptr", "ptr", *kinds])})
define {gives} @{name}({", ".join(arguments)}) noinline {{
  %result = alloca {result}
  %raised = alloca ptr
  %status = call i32 @"{inside}"({", ".join(["ptr %result", "ptr %raised", *arguments])})
  call void @empty_arena()
  switch i32 %status, label %fault [i32 0, label %fine i32 -2, label %fine]
fault:
  call void @llvm.trap()
  unreachable
fine:
  {back}
}}
define void @packed_{name}(ptr %packed) {{
{loads}  {put}
  ret void
}}
"""


def exported(functions: Any) -> list[str]:
    """The names of all that is seen from outside."""
    return [name for function in functions for name in (function.__name__, f"packed_{function.__name__}")]


def linked(functions: Any) -> Any:
    """One LLVM module with all functions and the runtime; only the entrances are seen from outside."""
    codes, names = code_of(functions)
    seen = exported(functions)
    doors = "".join(entrances(function, names[function.__name__]) for function in functions)
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n'
    module = llvm.parse_assembly(head + RUNTIME + doors)
    for code in codes:
        module.link_in(llvm.parse_assembly(for_wasm(code)))
    module.verify()
    for function in module.functions:
        if not function.is_declaration and function.name not in seen:
            function.linkage = "internal"
    return module


def objects(module: Any, level: int, features: str) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=features)
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def link(code: bytes, names: list[str]) -> bytes:
    """wasm-ld, as the wheel of ziglang brings it."""
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / "rules.o").write_bytes(code)
        seen = [f"--export={name}" for name in ("__heap_base", *names)]
        command = [
            sys.executable,
            "-m",
            "ziglang",
            "wasm-ld",
            "--no-entry",
            *seen,
            "--gc-sections",
            "--strip-all",
            "-O2",
            "--stack-first",
            "-z",
            f"stack-size={STACK}",
            f"--max-memory={MOST_MEMORY}",
            "rules.o",
            "-o",
            "rules.wasm",
        ]
        subprocess.run(command, cwd=home, check=True)
        return (Path(home) / "rules.wasm").read_bytes()


def compile_module(functions: Any, level: int = 3, features: str = FEATURES) -> bytes:
    module = linked(functions)
    return link(objects(module, level, features), exported(functions))
