"""What a soak measures every minute, and what it says at the end."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

from soak.lives import Pace
from soak.yards import Servers

TOO_FEW = 10  # samples of one process for a slope
WARM_SECONDS = 300.0  # a process has loaded all it needs


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


async def sample(yard: Servers, pace: Pace, began: float) -> dict[str, Any]:
    """One line about one yard."""
    notes, now = yard.notes, time.monotonic()
    waits = notes.waits_of_this_minute()
    servers = []
    for server in yard.servers:
        if server is not None and server.process.returncode is None:
            try:
                servers.append(
                    {
                        "pid": server.process.pid,
                        "age_s": round(now - server.started),
                        "rss": server.memory(),
                        "files": server.files(),
                        "cpu_s": round(server.used(), 1),
                    }
                )
            except OSError:
                continue  # it has just gone
    size, counts = await yard.database_bytes(), notes.counts
    return {
        "at": time.strftime("%Y-%m-%dT%H:%M:%S"),
        "minute": round((now - began) / 60, 2),
        "yard": notes.name,
        "tables_open": pace.tables,
        "games_over": counts["games over"],
        "acknowledged": counts["acknowledged"],
        "moves": counts["move acknowledged"],
        "kills": counts["server killed"],
        "ends": counts["server ended"],
        "database_stops": counts["database stopped at once"] + counts["database stopped fast"],
        "reconnects": counts["reconnects"],
        "sent_again": counts["sent again"],
        "servers": servers,
        "log_bytes": yard.log.stat().st_size,
        "database_bytes": size,
        "database_bytes_a_move": round(size / max(1, counts["move acknowledged"])),
        "ack_p50_ms": round(1000 * share(waits, 0.5), 1),
        "ack_p95_ms": round(1000 * share(waits, 0.95), 1),
        "ack_most_ms": round(1000 * max(waits, default=0.0), 1),
        "faults": len(notes.faults),
    }


def slope(points: list[tuple[float, float]]) -> float:
    """Of the straight line through them with the least squares."""
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in points) / sum((x - middle[0]) ** 2 for x, _ in points)


def growth(samples: list[dict[str, Any]]) -> list[str]:
    """Of each process that lived through most of the second half, and of what all of them wrote."""
    if len(samples) < 2 * TOO_FEW:
        return ["growth: the run was too short to say"]
    half = samples[len(samples) // 2 :]
    said = []
    lives: dict[int, list[tuple[float, float, float]]] = {}
    for one in half:
        for server in one["servers"]:
            if server["age_s"] > WARM_SECONDS:
                lives.setdefault(server["pid"], []).append((one["minute"] / 60, server["rss"] / 2**20, server["files"]))
    for pid, seen in lives.items():
        if len(seen) >= max(TOO_FEW, len(half) // 2):
            rss, files = slope([(t, r) for t, r, _ in seen]), slope([(t, f) for t, _, f in seen])
            said.append(
                f"process {pid}, {60 * (seen[-1][0] - seen[0][0]):.0f} min of the second half: memory "
                f"{seen[0][1]:.1f} to {seen[-1][1]:.1f} MiB ({rss:+.2f} MiB an hour), open files {seen[0][2]:.0f} to "
                f"{seen[-1][2]:.0f} ({files:+.1f} an hour)"
            )
    moves = max(1, half[-1]["moves"] - half[0]["moves"])
    hours = max(1e-9, (half[-1]["minute"] - half[0]["minute"]) / 60)
    for name in ("log", "database"):
        more = half[-1][f"{name}_bytes"] - half[0][f"{name}_bytes"]
        said.append(
            f"{name}: {half[-1][f'{name}_bytes'] / 2**20:.2f} MiB; in the second half {more / hours / 2**20:+.2f} MiB an "
            f"hour, {more / moves:.0f} bytes for each acknowledged move"
        )
    return said


def lines_of_the_log(path: Path) -> list[str]:
    """Warnings and errors of the servers, counted."""
    found: Counter[str] = Counter()
    for line in path.read_text(errors="replace").splitlines():
        try:
            said = json.loads(line)
        except ValueError:
            found[f"not JSON: {line[:120]}"] += 1
            continue
        if said["level"] not in ("debug", "info"):
            error = str(said.get("error", said.get("code", ""))).partition(":")[0]
            found[" ".join(filter(None, (said["level"], said["message"], error)))] += int(said.get("times", 1))
    return [f"{times} times in the log: {what}" for what, times in found.most_common()]


def summary(name: str, samples: list[dict[str, Any]], result: dict[str, Any], log: Path) -> list[str]:
    """One yard in words and figures."""
    counts, faults = Counter(result["counts"]), result["faults"]
    games = ", ".join(f"{key.rpartition(' ')[2]} {n}" for key, n in sorted(counts.items()) if key.startswith("games over: "))
    acks = [one for one in samples if one["ack_p50_ms"]]
    lines = [
        f"{name}: {result['minutes']:.0f} minutes, {counts['tables made']} tables and {counts['rematches']} rematches; "
        f"{counts['games over']} games came to their end ({games}), {result['unfinished']} did not; "
        f"{counts['records verified']} records verified",
        f"{counts['acknowledged']} requests acknowledged ({counts['move acknowledged']} moves), {result['in_log']} of them in "
        f"the log once and in order; {result['entries']} entries without a gap, {result['moves']} moves with bots' and clocks'",
        f"servers killed {counts['server killed']} times, asked to end {counts['server ended']} times; database stopped at once "
        f"{counts['database stopped at once']} times, fast {counts['database stopped fast']} times",
        f"{counts['reconnects']} reconnects, {counts['sent again']} requests sent again, {counts['joins']} joins, "
        f"{counts['cut']} lines cut while a move was under way, {counts['leave']} times somebody left and came back, "
        f"{counts['undo acknowledged']} undos or questions, {counts['chat acknowledged']} chats, "
        f"{counts['replays read']} replays read, {counts['watch']} watchers came or went",
        f"answers lost: to {counts['answers to new tables lost']} new tables ({result['orphans']} of these exist), to "
        f"{counts['answers to joins lost']} joins",
    ]
    if acks:
        half, most = (share([one[name] for one in acks], 0.5) for name in ("ack_p50_ms", "ack_p95_ms"))
        lines.append(f"acknowledged (medians of the minutes): half within {half:.0f} ms, 95 % within {most:.0f} ms")
    lines.append(f"servers used {result['cpu_s']:.0f} s of a core in all")
    lines += growth(samples) + lines_of_the_log(log)
    lines += [f"WRONG: {fault}" for fault in faults[:50]] or ["nothing is wrong"]
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def print_summary(folder: Path) -> int:
    """From the files of a run; the exit status: 1 if anything is wrong, or it has not ended."""
    samples = [json.loads(line) for line in (folder / "minutes.jsonl").read_text().splitlines()]
    path = folder / "result.json"
    if not path.exists():
        print(f"this soak has not ended yet; {len(samples)} samples so far" + (f", the last: {samples[-1]}" if samples else ""))
        return 1
    results = json.loads(path.read_text())
    for name, result in results.items():
        own = [one for one in samples if one["yard"] == name]
        print("\n".join(summary(name, own, result, folder / f"{name}-server.log")))
    return int(any(result["faults"] for result in results.values()))
