// What each entry of the content of splat means, its rule, which sentences name things and words, and what can be
// exchanged to see what it is worth. Made from content.py, counted.py and bench/called.toml in
// src/snowyard/games/splat by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Exchanged, LineUp } from '../../bench/worth';

export const about: Record<string, [meaning: string, rule: string]> = {
  single_hits: ["hits of a Single", "SPLAT-20"],
  double_hits: ["hits of an upright Double", "SPLAT-26"],
  sideways_hits: ["hits of a sideways Double", "SPLAT-28"],
  most_piles: ["Piles of one player", "SPLAT-39"],
  most_walls: ["Walls of one player", "SPLAT-37"],
  most_forts: ["Forts of one player", "SPLAT-37"],
  hand_cards: ["cards of a hand between turns", "SPLAT-50"],
  needs: ["what one must have in front to throw it", "SPLAT-15"],
  wall_stops: ["snowballs of a card that a Wall stops", "SPLAT-36"],
  cracked_stops: ["snowballs of a card that a cracked Fort stops", "SPLAT-36"],
  fort_stops: ["snowballs of a card that a fresh Fort stops", "SPLAT-36"],
  wall_then: ["what a Wall does after it stopped a card", "SPLAT-21"],
  cracked_then: ["what a cracked Fort does after it stopped a card", "SPLAT-21"],
  fort_then: ["what a fresh Fort does after it stopped a card", "SPLAT-21"],
  spare_names: ["what people call it", "SPLAT-15"],
  spare_does: ["what the card does", "SPLAT-15"],
  spare_hits: ["hits of the card, if it is thrown", "SPLAT-20"],
  most_spares: ["how many one player may have standing", "SPLAT-37"],
  spare_1_stops: ["snowballs of a card that this shelter stops", "SPLAT-36"],
  spare_2_stops: ["snowballs of a card that this shelter stops", "SPLAT-36"],
  spare_1_then: ["what this shelter does after it stopped a card", "SPLAT-21"],
  spare_2_then: ["what this shelter does after it stopped a card", "SPLAT-21"],
  start_walls: ["Walls in front of everybody at the start", "SPLAT-05"],
  start_forts: ["Forts in front of everybody at the start", "SPLAT-05"],
  start_piles: ["Piles in front of everybody at the start", "SPLAT-05"],
  single_copies: ["copies in games of 2 to 7 players", "SPLAT-02"],
  single_small: ["copies in the small deck of 2 players", "SPLAT-46"],
  copies: ["copies in games of 2 to 7 players", "SPLAT-02"],
  small: ["copies in the small deck of 2 players", "SPLAT-46"],
};

export const called: Record<string, string> = {
  "*.single": "thing-single",
  "*.double": "thing-double",
  "*.wall": "thing-wall",
  "*.walls": "thing-wall",
  "*.pile": "thing-pile",
  "*.piles": "thing-pile",
  "*.splatball": "thing-splatball",
  "*.fort": "thing-fort",
  "*.forts": "thing-fort",
};

export const exchanged: Exchanged[] = [
  {"heading": "Cards drawn", "way": "drawn", "event": "draw", "column": 2, "bits": false, "things": ["single", "double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"]},
  {"heading": "Cards drawn", "way": "drawn", "event": "dealt", "column": 2, "bits": false, "things": ["single", "double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"]},
  {"heading": "Cards drawn", "way": "drawn", "event": "dealt", "column": 3, "bits": false, "things": ["single", "double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"]},
];

export const lineUp: LineUp | null = null;
