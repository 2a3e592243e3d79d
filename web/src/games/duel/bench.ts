// What each entry of the content of duel means, its rule, which sentences name things and words, and what can be
// exchanged to see what it is worth. Made from content.py, counted.py and bench/called.toml in
// src/snowyard/games/duel by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Exchanged, LineUp } from '../../bench/worth';

export const about: Record<string, [meaning: string, rule: string]> = {
  ends: ["the acts on its two sides", "DUEL-16"],
  levels: ["the step in which its acts are resolved: 3 is first", "DUEL-25"],
  worths: ["its points", "DUEL-72"],
  copies: ["copies in one deck", "DUEL-01"],
  sets: ["what becomes of it in setting up", "DUEL-01"],
  spare_names: ["what people call it", "DUEL-01"],
  dealt: ["Advanced cards dealt to each player", "DUEL-02"],
  quick_dealt: ["the same with quick_start", "DUEL-100"],
  kept: ["cards that each player keeps of them", "DUEL-07"],
  extremes: ["Extremes in the Arsenal for each player, if there are so many", "DUEL-08"],
  draw: ["cards drawn each turn", "DUEL-11"],
  capped_draw: ["cards drawn by a capped player", "DUEL-11"],
  main_turns: ["turns before the final round at most", "DUEL-R22"],
  most_final_turns: ["turns of the final round at most", "DUEL-R22"],
};

export const called: Record<string, string> = {
  "Snowball Attack": "thing-snowball-attack",
  "Slushball Attack": "thing-slushball-attack",
  "Sneak Attack": "thing-sneak-attack",
  "Iceball Attack": "thing-iceball-attack",
  "Barrage": "thing-barrage",
  "Throwing Rocks": "thing-throwing-rocks",
  "Dodge": "thing-dodge",
  "Offensive Dodge": "thing-offensive-dodge",
  "Upgrade Dodge": "thing-upgrade-dodge",
  "Dud": "thing-dud",
  "Upgrade": "thing-upgrade",
  "Ultra Upgrade": "thing-ultra-upgrade",
  "Refined Upgrade": "thing-refined-upgrade",
  "Restock": "thing-restock",
  "Weapons Cache": "thing-weapons-cache",
  "Raid": "thing-raid",
  "Snow Fort": "thing-snow-fort",
  "Backfire": "thing-backfire",
  "Snatch and Run": "thing-snatch-and-run",
  "Whitewash": "thing-whitewash",
  "No Effect": "thing-no-effect",
};

export const exchanged: Exchanged[] = [
  {"heading": "Cards drafted", "way": "chosen", "event": "keeps", "column": 2, "bits": false, "things": ["B1 Snowball Attack / Dodge", "B2 Snowball Attack / Upgrade", "B3 Restock / Dodge", "A1 Slushball Attack / Dodge", "A2 Slushball Attack / Upgrade", "A3 Sneak Attack / Upgrade", "A4 Sneak Attack / Dodge", "A5 Dodge / Upgrade", "E1 Iceball Attack / Snow Fort", "E2 Offensive Dodge / Ultra Upgrade", "E3 Barrage / Snatch and Run", "E4 Throwing Rocks / Whitewash", "X1 Upgrade Dodge / Dud", "X2 Weapons Cache / Backfire", "X3 Raid / Refined Upgrade", "", "spare-1", "spare-2", "spare-3", "spare-4"]},
  {"heading": "Cards acquired or stolen", "way": "chosen", "event": "acquires", "column": 2, "bits": false, "things": ["B1 Snowball Attack / Dodge", "B2 Snowball Attack / Upgrade", "B3 Restock / Dodge", "A1 Slushball Attack / Dodge", "A2 Slushball Attack / Upgrade", "A3 Sneak Attack / Upgrade", "A4 Sneak Attack / Dodge", "A5 Dodge / Upgrade", "E1 Iceball Attack / Snow Fort", "E2 Offensive Dodge / Ultra Upgrade", "E3 Barrage / Snatch and Run", "E4 Throwing Rocks / Whitewash", "X1 Upgrade Dodge / Dud", "X2 Weapons Cache / Backfire", "X3 Raid / Refined Upgrade", "", "spare-1", "spare-2", "spare-3", "spare-4"]},
  {"heading": "Cards acquired or stolen", "way": "chosen", "event": "steals", "column": 3, "bits": false, "things": ["B1 Snowball Attack / Dodge", "B2 Snowball Attack / Upgrade", "B3 Restock / Dodge", "A1 Slushball Attack / Dodge", "A2 Slushball Attack / Upgrade", "A3 Sneak Attack / Upgrade", "A4 Sneak Attack / Dodge", "A5 Dodge / Upgrade", "E1 Iceball Attack / Snow Fort", "E2 Offensive Dodge / Ultra Upgrade", "E3 Barrage / Snatch and Run", "E4 Throwing Rocks / Whitewash", "X1 Upgrade Dodge / Dud", "X2 Weapons Cache / Backfire", "X3 Raid / Refined Upgrade", "", "spare-1", "spare-2", "spare-3", "spare-4"]},
];

export const lineUp: LineUp | null = null;
