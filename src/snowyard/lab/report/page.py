"""The report as one HTML page: no scripts, nothing fetched from anywhere, day and evening colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import snowyard
from snowyard.lab.drawing.palette import FACE, STYLE
from snowyard.lab.report import panels as whole
from snowyard.lab.report import parts_panels as parts
from snowyard.lab.report.panel import Panel
from snowyard.lab.report.study import Study

PAGE_STYLE = f"""
body{{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}}
header,main,footer{{max-width:940px;margin:0 auto;padding:16px}}
h1,h2,summary{{font-family:{FACE};line-height:1.2}} h1{{font-size:2rem;margin:16px 0 4px}} h2{{font-size:1.35rem;margin:0 0 8px}}
.quiet{{color:var(--quiet)}} a{{color:var(--cold)}}
section{{background:var(--paper);border-radius:12px;margin:0 0 20px;padding:20px;
box-shadow:0 1px 2px rgba(60,90,130,.16),0 6px 18px rgba(60,90,130,.10)}}
.headline{{font-size:1.1rem;margin:0 0 12px}} .note{{color:var(--quiet);font-size:.95rem;margin:8px 0 0}}
.pictures{{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));gap:20px;align-items:start}}
figure{{margin:0}} figcaption{{font-weight:600;margin:0 0 4px}} svg.chart{{width:100%;max-width:440px;height:auto;display:block}}
details{{margin-top:12px}} summary{{cursor:pointer;color:var(--cold);padding:10px 0;min-height:24px}}
.wide{{overflow-x:auto}} table{{border-collapse:collapse;font-size:.92rem;min-width:100%}}
th,td{{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);white-space:nowrap}}
th{{color:var(--quiet);font-weight:600}} ul.short{{padding-left:1.2em;margin:0}} ul.short li{{margin:0 0 8px}}
:focus-visible{{outline:3px solid var(--warm);outline-offset:2px}}
@media(max-width:600px){{header,main,footer{{padding:8px}} section{{padding:12px}}}}
@media print{{details>*{{display:block}} section{{break-inside:avoid;box-shadow:none}}}}
"""


def all_panels(study: Study) -> list[Panel]:
    found = [whole.seats(study), whole.length(study), whole.decided(study), whole.choice(study), whole.skill(study)]
    found += whole.elimination(study)
    found += parts.worths(study)
    choosing = parts.choosing(study)
    found += [choosing] if choosing is not None else []
    return [*found, *parts.options(study), parts.used(study), parts.events(study)]


def page(study: Study, command: str) -> str:
    """The whole page. `command` makes it again."""
    panels = all_panels(study)
    title = f"{study.game.title}: a balance report"
    short = "".join(f'<li><a href="#{p.name}">{escape(p.title)}</a> {escape(p.headline)}</li>' for p in panels if p.charts)
    body = "".join(_section(panel) for panel in panels)
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}{PAGE_STYLE}</style></head>
<body><header><h1>{escape(title)}</h1><p class="quiet">{escape(_played(study))}</p></header>
<main><section aria-labelledby="short"><h2 id="short">In short</h2><ul class="short">{short}</ul></section>
{body}</main><footer class="quiet">{_method(study, command)}</footer></body></html>
"""


def _played(study: Study) -> str:
    games = ", ".join(f"{s.games:,} of {s.level} players" for s in study.surveys)
    return f"{study.seats} seats. Games looked at: {games}. Every figure stands with its 95 % interval."


def _section(panel: Panel) -> str:
    pictures = "".join(f"<figure><figcaption>{_caption(svg)}</figcaption>{svg}</figure>" for svg in panel.charts)
    numbers = f"<details><summary>The numbers</summary>{_table(panel.header, panel.rows)}</details>" if panel.rows else ""
    note = f'<p class="note">{escape(panel.note)}</p>'
    beside, below = (note, "") if len(panel.charts) == 1 else ("", note)
    return (
        f'<section id="{panel.name}"><h2>{escape(panel.title)}</h2><p class="headline">{escape(panel.headline)}</p>'
        f'<div class="pictures">{pictures}{beside}</div>{below}{numbers}</section>\n'
    )


def _caption(svg: str) -> str:
    return svg[svg.index("<title>") + len("<title>") : svg.index("</title>")]


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in header)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'


def _method(study: Study, command: str) -> str:
    options = ", ".join(f"{name}={str(value)[:60]}" for name, value in study.options.items())
    lines = [
        f"Made by Snowyard {snowyard.__version__}, rules version {study.game.rules_version}, seed {study.seed}, with",
        f"<code>{escape(command)}</code>. The same command makes the same page.",
        f"Options: {escape(options)}.",
        "Levels are kinds of players, weakest first; each headline says for whom it holds. How each figure is defined: "
        "docs/lab.md.",
    ]
    return "<p>" + " ".join(lines) + "</p>"
