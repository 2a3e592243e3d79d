// What each entry of the content of lanes means, its rule, which sentences name things and words, and what can be
// exchanged to see what it is worth. Made from content.py, counted.py and bench/called.toml in
// src/snowyard/games/lanes by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Exchanged, LineUp } from '../../bench/worth';

export const about: Record<string, [meaning: string, rule: string]> = {
  powers: ["the power of a rank", "LANES-R05"],
  hit_points: ["hit points of a face-up card", "LANES-34"],
  copies: ["cards of a rank in the deck", "LANES-02"],
  spare_names: ["what people call it", "LANES-02"],
  covered_points: ["hit points of a face-down card", "LANES-34"],
  lanes: ["lanes", "LANES-03"],
  lanes_to_win: ["lanes that win the game", "LANES-85"],
  start_hand: ["cards that each player is dealt", "LANES-05"],
  start_pile: ["cards of the draw pile; the rest is out of the game", "LANES-07"],
  draws: ["cards drawn at the start of a turn", "LANES-12"],
  actions: ["action points of a turn", "LANES-15"],
  attack_damage: ["damage of an attack", "LANES-33"],
  pair_times: ["a pair deals so many times the damage", "LANES-74"],
  extra_points: ["action points that ACTION gives", "LANES-41"],
  retaliate_damage: ["damage of RETALIATE", "LANES-54"],
  nimble_damage: ["damage of NIMBLE to TAUNT", "LANES-60"],
  twin_damage: ["damage of TWINSTRIKE to the second target", "LANES-61"],
  most_turns: ["turns after which the game is a draw", "LANES-86"],
  most_idle: ["turns running without an action that end the game", "LANES-R58"],
};

export const called: Record<string, string> = {
  "ranks.ace": "thing-rank-a",
  "ranks.two": "thing-rank-2",
  "ranks.three": "thing-rank-3",
  "ranks.four": "thing-rank-4",
  "ranks.five": "thing-rank-5",
  "ranks.six": "thing-rank-6",
  "ranks.seven": "thing-rank-7",
  "ranks.eight": "thing-rank-8",
  "ranks.nine": "thing-rank-9",
  "ranks.ten": "thing-rank-10",
  "ranks.jack": "thing-rank-j",
  "ranks.queen": "thing-rank-q",
  "ranks.king": "thing-rank-k",
  "action": "thing-power-action",
  "view": "thing-power-view",
  "trap": "thing-power-trap",
  "foresight": "thing-power-foresight",
  "flip": "thing-power-flip",
  "freeze": "thing-power-freeze",
  "heal": "thing-power-heal",
  "retaliate": "thing-power-retaliate",
  "nimble": "thing-power-nimble",
  "twinstrike": "thing-power-twinstrike",
  "taunt": "thing-power-taunt",
  "move": "thing-power-move",
  "empower": "thing-power-empower",
};

export const exchanged: Exchanged[] = [
  {"heading": "Cards dealt and drawn", "way": "drawn", "event": "dealt", "column": 2, "bits": false, "things": ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "spare-1", "spare-2"]},
  {"heading": "Cards dealt and drawn", "way": "drawn", "event": "drew", "column": 2, "bits": false, "things": ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "spare-1", "spare-2"]},
];

export const lineUp: LineUp | null = null;
