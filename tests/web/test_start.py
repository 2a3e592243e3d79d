"""Starting and finding: home, rulebooks before any table, the form of a new table, invitations, moving to another device."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from web.axe import nothing_found
from web.browsing import GAMES, counted, first_scripts, forgive, invite, play, play_now, reads, two_at_a_table
from web.test_everyone import PHONE, SIDEWAYS

PROMPT = "[data-testid=prompt]"
MOVES = ".moves button[data-move]"
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
TYPED = "() => [...document.querySelectorAll('dialog .options :is(textarea, input:not([type]), input[type=text])')].length"
LISTED = "() => [...document.querySelectorAll('[data-group] li .state')].map((e) => e.innerText)"


def form(page: Any, slug: str) -> None:
    """The dialog of a new table with all options in sight."""
    page.goto("/")
    page.click(f"[data-game={slug}] .vary")
    page.click("dialog summary")
    page.wait_for_selector("dialog .option", state="attached")
    page.evaluate("() => document.querySelectorAll('dialog details').forEach((d) => (d.open = true))")


def test_the_first_page_stays_small_and_qr_codes_come_later(built: None) -> None:
    scripts = first_scripts()
    assert sum(scripts.values()) < 60_000
    assert not any("QrCode" in name for name in scripts)


def test_the_games_are_told_apart_by_name_and_by_picture(visit: Any) -> None:
    page = visit()
    page.goto("/")
    counted(page.locator("[data-game] .picture svg"), len(GAMES))
    drawn = page.locator("[data-game] .picture svg").evaluate_all("all => all.map((svg) => svg.innerHTML)")
    names = page.locator("[data-game] .short").all_inner_texts()
    assert len(set(drawn)) == len(set(names)) == len(GAMES)
    assert all(svg.count("<") > 20 for svg in drawn)


@pytest.mark.parametrize("slug", GAMES)
def test_a_rulebook_opens_without_a_table_at_its_two_minutes_with_pictures(visit: Any, slug: str) -> None:
    page = visit(**DESK)
    page.goto("/")
    page.click(f"[data-game={slug}] .corner a")
    page.wait_for_selector("article h1")
    assert page.url.endswith(f"#/rules/{slug}")
    assert page.inner_text("article h2 >> nth=0") == "The game in two minutes"
    counted(page.locator(".leaf"), 4)
    page.wait_for_function("() => [...document.querySelectorAll('.leaf svg')].every((s) => s.childElementCount > 0)")
    last = page.locator(".leaf").last.bounding_box()
    assert last["y"] < 768  # one screen
    words = " ".join(page.locator(".leaf p").all_inner_texts()).split()
    assert 120 <= len(words) <= 200
    assert page.locator("article p:has-text('<!--')").count() == 0
    assert re.search(rf"\b{slug.upper()}-\d+\b", page.inner_text("article"))


@pytest.mark.parametrize("slug", GAMES)
def test_the_two_minutes_stand_upright_on_a_phone_with_whole_pictures(visit: Any, slug: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(f"/#/rules/{slug}")
    counted(page.locator(".leaf"), 4)
    page.wait_for_function("() => [...document.querySelectorAll('.leaf svg')].every((s) => s.childElementCount > 0)")
    assert page.evaluate(SIDEWAYS) == 0
    leaves, pictures = (
        page.locator(what).evaluate_all("all => all.map((e) => e.getBoundingClientRect().toJSON())")
        for what in (".leaf", ".leaf svg")
    )
    assert leaves[-1]["bottom"] - leaves[0]["top"] <= 844  # one screen, once the heading is scrolled away
    for leaf, picture in zip(leaves, pictures, strict=True):
        assert picture["left"] >= 0
        assert picture["width"] >= 80
        assert picture["top"] >= leaf["top"]
        assert picture["bottom"] <= leaf["bottom"]


@pytest.mark.parametrize("slug", GAMES)
def test_a_rulebook_on_paper_has_no_frame_and_is_black_on_white_by_evening(visit: Any, slug: str) -> None:
    page = visit(settings={"theme": "evening"})
    page.goto(f"/#/rules/{slug}")
    counted(page.locator(".leaf"), 4)
    page.wait_for_function("() => [...document.querySelectorAll('.leaf svg')].every((s) => s.childElementCount > 0)")
    page.emulate_media(media="print")
    for what in ("header", "nav"):
        assert not page.locator(what).is_visible()
    look = page.evaluate(
        "() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('article p')).color]"
    )
    assert look == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert len(page.pdf(format="A4")) > 20_000


def test_french_falls_back_to_the_english_rulebook_and_says_so(visit: Any) -> None:
    page = visit(lang="fr-FR")
    page.goto("/#/rules/forts")
    page.wait_for_selector("article h1")
    assert page.get_attribute("article", "lang") == "en"
    assert "pas encore traduit" in page.inner_text("article .only")
    page.goto("/#/rules/chess")
    page.wait_for_selector("[role=alert]")
    forgive(page)  # there is no such file
    assert "pas ici de jeu de ce nom" in page.inner_text("[role=alert]")


@pytest.mark.parametrize("slug", GAMES)
def test_options_are_chosen_and_never_typed(visit: Any, slug: str) -> None:
    page = visit()
    form(page, slug)
    page.wait_for_timeout(200)  # fields of the game's own
    assert page.evaluate(TYPED) == 0
    groups = page.locator("dialog .group").evaluate_all("all => all.map((e) => e.dataset.group)")
    assert groups[-1] == "expert"
    for option in page.locator("dialog [data-option]:not([data-option=variant])").all():
        about = option.locator(".about").inner_text()
        assert re.search(rf"rule {slug.upper()}-R?\d+", about), about
        assert len(about.split()) > 4, about  # an explanation beside the number of the rule
    for label in page.locator("dialog .choices label").all_inner_texts():
        assert "_" not in label
    assert page.evaluate(SIDEWAYS) == 0


def test_a_map_is_chosen_by_its_picture_and_units_by_theirs(visit: Any) -> None:
    page = visit()
    form(page, "village")
    maps = page.locator("[data-option=map] label")
    page.wait_for_selector("[data-option=map] svg rect.building")
    drawn = page.locator("[data-option=map] svg").evaluate_all("all => all.map((e) => e.innerHTML)")
    assert len(set(drawn)) == maps.count() == 5
    assert page.locator("[data-option=map_seed]").count() == 0
    page.get_by_role("radio", name="A new village").check()
    page.wait_for_selector("[data-option=map_seed]")  # it counts only there
    page.get_by_role("radio", name="Pond").check()
    page.wait_for_selector("[data-option=map_seed]", state="detached")
    page.get_by_label("Team 1, place 1").select_option("yeti")
    page.get_by_role("radio", name="Earned by Points").check()
    page.click("dialog .deal")
    page.wait_for_selector(PROMPT)
    table = page.url.rsplit("/", 1)[-1]
    options = page.evaluate("async id => (await (await fetch(`/api/tables/${id}`)).json()).options", table)
    assert (options["map"], options["cards"]) == ("pond", "earn")
    assert options["types"].startswith("yeti")


def test_a_slider_marks_the_printed_value_and_is_moved_by_keys(visit: Any) -> None:
    page = visit()
    form(page, "village")
    turns = page.locator("[data-option=turns]")
    assert "printed: 6" in turns.inner_text()
    assert turns.locator(".tick").count() == 1
    turns.locator("input[type=range]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    reads(turns.locator("output"), re.compile("^3$"))
    page.click("dialog button:has-text('As usual')")
    reads(turns.locator("output"), re.compile("^6$"))


def test_a_variant_file_is_chosen_from_disk_and_a_wrong_one_is_refused_in_words(visit: Any, tmp_path: Path) -> None:
    page = visit()
    form(page, "forts")
    wrong, right = tmp_path / "wrong.toml", tmp_path / "short.toml"
    wrong.write_text("start.hit_point = 5\n", encoding="utf-8")
    right.write_text("start.hit_points = 5\n", encoding="utf-8")
    page.set_input_files("[data-option=variant] input", str(wrong))
    said = page.locator("[data-option=variant] [role=alert]")
    said.wait_for()
    assert "hit_point" in said.inner_text()
    page.set_input_files("[data-option=variant] input", str(right))
    said.wait_for(state="detached")
    reads(page.locator("[data-option=variant]"), "short.toml")
    page.click("dialog .deal")
    page.wait_for_selector(PROMPT)
    table = page.url.rsplit("/", 1)[-1]
    assert '"hit_points": 5' in page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).options.variant", table
    )


def test_finished_tables_have_their_result_and_date_and_fold_away(visit: Any) -> None:
    page = visit()
    play_now(page, "splat")
    assert play(page, seed=1)["over"]
    play_now(page, "forts")
    page.wait_for_selector(MOVES)
    page.goto("/")
    page.wait_for_selector("[data-group=waiting] li:has-text('Your turn')")
    assert not page.locator("[data-group=finished]").is_visible()
    page.click("[aria-labelledby=mine] summary:has-text('1 finished game')")
    done = page.inner_text("[data-group=finished] li")
    assert re.search(r"You win|won", done)
    assert re.search(r"\b20\d\d\b", done)
    groups = page.locator("[data-group]").evaluate_all("all => all.map((e) => e.dataset.group)")
    assert groups == ["waiting", "finished"]


def test_a_finished_table_has_the_date_of_its_end(visit: Any) -> None:
    page = visit()
    play_now(page, "splat")
    assert play(page, seed=1)["over"]

    def long_ago(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        assert [mine["table"]["over_at"] >= mine["table"]["created"] for mine in told["tables"]] == [True]
        told["tables"][0]["table"].update(created=1577966400000, over_at=1583323200000)  # 2 January, 4 March 2020
        route.fulfill(response=answer, json=told)

    page.route("**/api/mine", long_ago)
    page.goto("/")
    reads(page.locator("[data-group=finished] li"), "Mar 4, 2020")


def test_whoever_invites_on_this_machine_alone_is_warned(visit: Any) -> None:
    page = visit()
    invite(page, "forts", clock="bank-10")
    page.wait_for_selector("[role=note]:has-text('Only this device reaches the server')")
    assert "snowyard serve --host 0.0.0.0" in page.inner_text("[role=note]")
    assert "Clock: 10 min, plus 5 s after each decision" in page.inner_text("main")


def test_an_invitation_has_the_address_that_others_reach_and_a_code_for_their_cameras(visit: Any) -> None:
    page = visit()
    page.route("**/api/reach", lambda route: route.fulfill(json={"addresses": ["http://192.0.2.7:8000/"], "only_here": False}))
    invite(page, "forts")
    page.wait_for_function("() => document.getElementById('invite-link').value.startsWith('http://192.0.2.7:8000/#/join/')")
    page.wait_for_selector("svg[role=img][aria-label='QR code of this link'] path")
    assert page.locator("[role=note]").count() == 0


def test_a_wrong_invitation_and_a_missing_one_say_so_before_anybody_types_a_name(visit: Any) -> None:
    host, guest = visit(), visit()
    link = invite(host, "forts")
    guest.goto(link[:-3])
    guest.wait_for_selector("[data-testid=not-invited]:has-text('a part of the link is missing')")
    assert guest.locator("#join-name").count() == 0
    guest.goto(link.rsplit("/", 1)[0].replace("#/join/", "#/table/"))
    guest.wait_for_selector("[data-testid=not-invited]:has-text('by invitation')")
    guest.goto(link)
    guest.wait_for_selector("#join-name")


def test_places_that_are_nowhere_and_replays_of_running_games_are_told_in_words(visit: Any) -> None:
    page = visit()
    page.goto("/#/castle/of/ice")
    page.wait_for_selector("h1:has-text('There is nothing here')")
    play_now(page, "forts")
    table = page.url.rsplit("/", 1)[-1]
    watcher = visit()
    watcher.goto(f"/#/replay/{table}")
    watcher.wait_for_selector("h1:has-text('This game is still being played')")
    forgive(watcher)
    watcher.click("a:has-text('To the table')")
    watcher.wait_for_selector(PROMPT)


def test_a_seat_goes_to_another_device_by_a_link_that_warns_and_works_once(visit: Any) -> None:
    first, second, third = visit(), visit(), visit()
    play_now(first, "forts")
    first.click("button[aria-label=More]")
    first.click("dialog button:has-text('another device')")
    first.wait_for_selector("dialog svg[role=img] path")
    assert "Show it to nobody" in first.inner_text("dialog .warn")
    link = first.input_value("#move-link")
    second.goto(link)
    second.click("button:has-text('Take my seat')")
    second.wait_for_selector(MOVES)
    assert "take" not in second.url
    third.goto(link)
    third.click("button:has-text('Take my seat')")
    third.wait_for_selector("[role=alert]:has-text('wrong, used, or older')")
    first.complaints.clear()  # its key is dead, and the third came too late: both are noted
    forgive(third)


def test_a_rematch_brings_both_to_the_same_new_table(visit: Any) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "splat")
    while True:
        over = [page for page in (host, guest) if page.locator("[data-testid=result]").count()]
        if len(over) == 2:
            break
        for page in (host, guest):
            play(page, moves=5, seed=3, until=60)
    host.click("[data-testid=rematch]")
    host.wait_for_selector("text=The snowman waits with you")
    guest.wait_for_selector("[data-testid=rematch]:has-text('To the new table')")
    guest.click("[data-testid=rematch]")
    for page in (host, guest):
        page.wait_for_selector(PROMPT)
    assert host.url.rsplit("/", 1)[-1] == guest.url.rsplit("/", 1)[-1]


def test_a_slow_line_says_what_is_fetched_for_which_game(visit: Any) -> None:
    page = visit(settings={"where": "here"})
    page.goto("/")
    page.wait_for_selector("article")
    held: list[Any] = []
    page.route("**/data/duel.wasm", lambda route: held.append(route))
    page.click("[data-game=duel] .primary")
    page.wait_for_selector("[data-game=duel] [role=status]:has-text('Duel: fetching rules and pictures')")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector(PROMPT)


@pytest.mark.parametrize(
    ("lang", "scheme", "size"),
    [
        ("en", "day", DESK),
        ("de", "evening", PHONE),
        pytest.param("fr", "evening", DESK, marks=pytest.mark.sweep),
        pytest.param("fr", "day", PHONE, marks=pytest.mark.sweep),
        pytest.param("en", "evening", PHONE, marks=pytest.mark.sweep),
        pytest.param("de", "day", DESK, marks=pytest.mark.sweep),
    ],
)
def test_axe_finds_nothing_where_games_begin(visit: Any, lang: str, scheme: str, size: dict[str, Any]) -> None:
    page = visit(lang=lang, settings={"theme": scheme}, **size)
    with nothing_found() as look:
        look(page, "home", "/", "article")
        page.click(".corner >> nth=0 >> button >> nth=-1")
        look(page, "settings", waits_for="dialog")
        for slug in GAMES:
            form(page, slug)
            page.wait_for_timeout(150)
            look(page, f"new {slug}")
            look(page, f"rules {slug}", f"/#/rules/{slug}", "article h1")
        reach = {"addresses": ["http://192.0.2.7:8000/"], "only_here": False}
        page.route("**/api/reach", lambda route: route.fulfill(json=reach))
        page.goto("/")
        page.click("[data-game=forts] .ways button >> nth=2")
        page.click("dialog .deal")
        look(page, "waiting", waits_for="svg[role=img] path")
        link = page.input_value("#invite-link").partition("#")[2]
        guest = visit(lang=lang, settings={"theme": scheme}, **size)
        look(guest, "invitation", f"/#{link}", "#join-name")
        look(guest, "wrong invitation", f"/#{link[:-2]}", "[data-testid=not-invited]")
        look(guest, "not found", "/#/nowhere/at/all", "main h1")
        look(guest, "take", "/#/take/abcd-efgh-jkmn", "main .primary")


def test_keys_alone_make_a_table_with_options(visit: Any) -> None:
    page = visit()
    page.goto("/")
    page.wait_for_selector("article")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # past the frame
    assert page.evaluate("() => document.activeElement.id") == "content"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('[data-game=village] .vary')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog summary")
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("() => document.activeElement.matches('dialog summary')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-option=map] input")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('[data-option=map] input')"):
            break
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-option=map] .chosen:has-text('Church')")
    page.keyboard.press("Enter")  # sends the form
    page.wait_for_selector(PROMPT)
