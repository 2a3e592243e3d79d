// What the village scene says, in the client's languages.
import type { Lang } from '../../texts/lang.svelte';
import type { Numbers } from './view';

interface VillageTexts {
  picture: (turn: number, of: number, kids: number) => string;
  units: Record<string, string>;
  traits: Record<string, string>;
  traitTip: (verb: string) => string;
  verbs: Record<string, string>;
  verbTips: (n: Numbers) => Record<string, string>;
  faces: string[];
  faceNames: Record<string, string>;
  ground: Record<string, string>;
  pieces: Record<string, string>;
  pieceTips: Record<string, string>;
  cards: (n: Numbers) => Record<string, [title: string, effect: string, rule: string]>;
  turn: (n: number, of: number) => string;
  orderTip: string;
  dice: (kid: string) => string;
  diceTip: (faces: string[]) => string;
  size: (n: number) => string;
  itself: string;
  needs: (n: number, chance: string) => string;
  sure: string;
  hidden: (by: string) => string;
  forbidden: string;
  nothingToThrow: string;
  inches: (n: string) => string;
  wayOf: (n: string, most: number) => string;
  spot: (x: number, y: number, n: string) => string;
  spotHelp: string;
  deployHelp: string;
  chooseTarget: string;
  chooseRecipient: string;
  which: string;
  cancel: string;
  heldBy: (who: string, n: number) => string;
  deck: (n: number) => string;
  points: (n: number) => string;
  commandDice: (n: number) => string;
  aim: (n: number) => string;
  prepared: (n: number) => string;
  balls: string;
  none: string;
  down: string;
  gone: string;
  notPlaced: string;
  away: (n: string) => string;
  kidTip: (who: string, owner: string, type: string) => string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  nobody: string;
  objects: (n: number) => string;
}

/** The ways to play SAVED: "3 of Size 1, 2 of Size 3 or 1 of Size 5". */
function balls(n: Numbers, comma: string, or: string, of: string): string {
  const ways = n.saved.filter(([count]) => count).map(([count, size]) => `${count} ${of} ${size}`);
  return [ways.slice(0, -1).join(comma), ...ways.slice(-1)].filter(Boolean).join(or);
}

/** Dice of inches, inches, or both. */
function way([dice, inches]: [number, number], rolled: (dice: number) => string, unit: string): string {
  const fixed = dice ? (inches ? ` + ${inches}` : '') : `${inches}`;
  return `${dice ? rolled(dice) : ''}${fixed} ${unit}`;
}

const en: VillageTexts = {
  picture: (turn, of, kids) => `The village from above, Turn ${turn} of ${of}, ${kids} Kids in play.`,
  units: { kid: 'Kid', big: 'Big Kid', elf: 'Christmas Elf', snowman: 'Living Snowman', yeti: 'Yeti', penguin: 'Penguin', spare1: 'Spare Unit 1', spare2: 'Spare Unit 2' },
  traits: { fast: 'Fast', strong: 'Strong', skilful: 'Skilful', resourceful: 'Resourceful' },
  traitTip: (verb) => `a Trait face ${{ move: 'walks', gather: 'gathers snow', aim: 'aims', throw: 'throws' }[verb]}`,
  verbs: { walk: 'Walk', slide: 'Slide', vault: 'Vault', aim: 'Aim', recover: 'Recover', prepare: 'Prepare', getup: 'Get up', new: 'New snowball',
    grow: 'Grow Size', regrow: 'Regrow', give: 'Give', throw: 'Throw', shove: 'Shove', end: 'End', pass: 'Pass', surrender: 'Surrender' },
  verbTips: (n) => ({
    walk: 'Roll for inches and walk up to so many (VILLAGE-62).', slide: 'Roll for inches and slide, off the roads (VILLAGE-63).',
    vault: 'Jump the fence beside you (VILLAGE-64).', aim: `${n.aim} less is needed for the next throw (VILLAGE-78).`,
    recover: `${n.recover === 1 ? 'One Command Die comes' : `${n.recover} Command Dice come`} back (VILLAGE-93).`, prepare: `+${n.prepare} on the next activation roll (VILLAGE-94).`,
    getup: 'Stand up from the snow (VILLAGE-61).', new: 'Make a snowball; needs snow underfoot (VILLAGE-73).',
    grow: 'Make a held snowball bigger (VILLAGE-74).', regrow: 'Get Command Dice back from the snow (VILLAGE-76).',
    give: `Hand a snowball to a Kid of your team within ${n.give} inches (VILLAGE-75).`, throw: 'Throw at a Kid you can see (VILLAGE-81).',
    shove: `It falls and loses ${n.shove === 1 ? 'a die' : `${n.shove} dice`}; parents may see it (VILLAGE-67).`, end: 'Dice not spent are lost (VILLAGE-49).',
    pass: 'Play no card, do nothing.', surrender: 'All your Kids go home (VILLAGE-109).',
  }),
  faces: ['', 'Walk', 'Gather', 'Aim', 'Throw', 'Trait', 'Wild'],
  faceNames: { move: 'walk', gather: 'gather', aim: 'aim', throw: 'throw', trait: 'Trait', wild: 'Wild' },
  ground: { snow: 'on snow', road: 'on the road', ice: 'on ice' },
  pieces: { building: 'a building', wall: 'a wall', tree: 'a tree', feature: 'the fountain', fence: 'a fence' },
  pieceTips: {
    building: 'Building: stops walking and sight, and makes throws past it harder (VILLAGE-18, VILLAGE-19).',
    wall: 'Wall: stops walking and sight, and makes throws past it harder (VILLAGE-18, VILLAGE-19).',
    tree: 'Tree: stops walking and sight, and makes throws past it harder (VILLAGE-18, VILLAGE-19).',
    feature: 'Fountain: stops walking and sight, and makes throws past it harder (VILLAGE-18, VILLAGE-19).',
    fence: 'Fence: one can see over it and vault it; throws past it are harder (VILLAGE-19, VILLAGE-64).',
    road: 'Road: no snow to gather, and nobody slides on it (VILLAGE-72, VILLAGE-23).',
    ice: 'Ice: no snow to gather; Penguins slide on it (VILLAGE-R18).',
  },
  cards: (n) => ({
    saved: ["I've been saving these!", `Snowballs: ${balls(n, ', ', ' or ', 'of Size')}`, 'VILLAGE-100'],
    notdone: ["I'm not done yet!", `Roll ${n.notdone} Command Dice this time`, 'VILLAGE-101'],
    ice: ['Ice to see you!', `${n.ice} more effect dice`, 'VILLAGE-88'],
    grandma: ['Thanks, Grandma!', 'The hit has no effect', 'VILLAGE-57'],
    pitch: ["I've been practicing my pitch!", `${n.pitch} hit dice, the best two count`, 'VILLAGE-85'],
    missed: ['Missed me, dork!', `${n.missed} hit dice, the worst two count`, 'VILLAGE-85'],
    miracle: ['A Christmas Miracle!', `Not caught; an Elf or Yeti draws ${n.miracle} cards`, 'VILLAGE-92'],
    dash: ['Dashing through the snow!', `Move up to ${way(n.dash, (dice) => (dice === 1 ? 'a die' : `${dice} dice`), 'inches')}`, 'VILLAGE-102'],
  }),
  turn: (n, of) => `Turn ${n} of ${of}`,
  orderTip: 'Highest activation roll first; everybody acts once a Turn (VILLAGE-43).',
  dice: (kid) => `Dice of ${kid}`,
  diceTip: (faces) => `${faces.map((face, i) => `${i + 1} ${en.faceNames[face]}`).join(', ')} (VILLAGE-59).`,
  size: (n) => `Size ${n}`,
  itself: 'a piece of itself',
  needs: (n, chance) => `${n} or more on two dice, ${chance}`,
  sure: 'too close to miss, and that is cheating',
  hidden: (by) => `out of sight behind ${by}`,
  forbidden: 'too close, and it never cheats against this one',
  nothingToThrow: 'no snowball',
  inches: (n) => `${n} in`,
  wayOf: (n, most) => `${n} of ${most} in`,
  spot: (x, y, n) => `Point ${x}, ${y}${n ? `, ${n} inches` : ''}`,
  spotHelp: 'Where to? Arrow keys move the mark, Enter goes there.',
  deployHelp: 'Where does it stand? Arrow keys move the mark, Enter puts it there.',
  chooseTarget: 'At whom?',
  chooseRecipient: 'To whom?',
  which: 'Which snowball?',
  cancel: 'Back',
  heldBy: (who, n) => `${who}: ${n === 1 ? '1 card' : `${n} cards`}`,
  deck: (n) => `deck ${n}`,
  points: (n) => (n === 1 ? '1 Point' : `${n} Points`),
  commandDice: (n) => (n === 1 ? '1 Command Die' : `${n} Command Dice`),
  aim: (n) => `AIM ${n}`,
  prepared: (n) => `prepared +${n}`,
  balls: 'snowballs',
  none: 'none',
  down: 'lies in the snow',
  gone: 'gone home',
  notPlaced: 'not placed yet',
  away: (n) => `${n} inches away`,
  kidTip: (who, owner, type) => `${who}, ${type} of ${owner}`,
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  whole: 'Whole village',
  nobody: 'nobody left',
  objects: (n) => (n === 1 ? '1 object near the line' : `${n} objects near the line`),
};

const de: VillageTexts = {
  picture: (turn, of, kids) => `Das Dorf von oben, Runde ${turn} von ${of}, ${kids} Kinder im Spiel.`,
  units: { kid: 'Kind', big: 'Großes Kind', elf: 'Weihnachtself', snowman: 'Lebender Schneemann', yeti: 'Yeti', penguin: 'Pinguin', spare1: 'Neue Figur 1', spare2: 'Neue Figur 2' },
  traits: { fast: 'Flink', strong: 'Stark', skilful: 'Geschickt', resourceful: 'Findig' },
  traitTip: (verb) => `die Eigenschaftsseite ${{ move: 'geht', gather: 'sammelt Schnee', aim: 'zielt', throw: 'wirft' }[verb]}`,
  verbs: { walk: 'Gehen', slide: 'Rutschen', vault: 'Springen', aim: 'Zielen', recover: 'Erholen', prepare: 'Vorbereiten', getup: 'Aufstehen', new: 'Neuer Schneeball',
    grow: 'Vergrößern', regrow: 'Nachwachsen', give: 'Geben', throw: 'Werfen', shove: 'Schubsen', end: 'Fertig', pass: 'Passen', surrender: 'Aufgeben' },
  verbTips: (n) => ({
    walk: 'Würfle und geh bis zu so viele Zoll (VILLAGE-62).', slide: 'Würfle und rutsch so weit, nicht auf Straßen (VILLAGE-63).',
    vault: 'Über den Zaun neben dir (VILLAGE-64).', aim: `Der nächste Wurf braucht ${n.aim} weniger (VILLAGE-78).`,
    recover: `${n.recover === 1 ? 'Ein Befehlswürfel kommt' : `${n.recover} Befehlswürfel kommen`} zurück (VILLAGE-93).`, prepare: `+${n.prepare} auf den nächsten Reihenfolge-Wurf (VILLAGE-94).`,
    getup: 'Aus dem Schnee aufstehen (VILLAGE-61).', new: 'Ein Schneeball; nur auf Schnee (VILLAGE-73).',
    grow: 'Einen Schneeball größer machen (VILLAGE-74).', regrow: 'Befehlswürfel aus dem Schnee zurückbekommen (VILLAGE-76).',
    give: `Einem Kind der Mannschaft bis ${n.give} Zoll einen Schneeball geben (VILLAGE-75).`, throw: 'Auf ein sichtbares Kind werfen (VILLAGE-81).',
    shove: `Es fällt und verliert ${n.shove === 1 ? 'einen' : n.shove} Würfel; Eltern könnten es sehen (VILLAGE-67).`, end: 'Übrige Würfel verfallen (VILLAGE-49).',
    pass: 'Keine Karte, nichts tun.', surrender: 'Alle deine Kinder gehen heim (VILLAGE-109).',
  }),
  faces: ['', 'Gehen', 'Sammeln', 'Zielen', 'Werfen', 'Eigensch.', 'Joker'],
  faceNames: { move: 'gehen', gather: 'sammeln', aim: 'zielen', throw: 'werfen', trait: 'Eigenschaft', wild: 'Joker' },
  ground: { snow: 'auf Schnee', road: 'auf der Straße', ice: 'auf Eis' },
  pieces: { building: 'einem Haus', wall: 'einer Mauer', tree: 'einem Baum', feature: 'dem Brunnen', fence: 'einem Zaun' },
  pieceTips: {
    building: 'Haus: hält Gehen und Sicht auf und erschwert Würfe daran vorbei (VILLAGE-18, VILLAGE-19).',
    wall: 'Mauer: hält Gehen und Sicht auf und erschwert Würfe daran vorbei (VILLAGE-18, VILLAGE-19).',
    tree: 'Baum: hält Gehen und Sicht auf und erschwert Würfe daran vorbei (VILLAGE-18, VILLAGE-19).',
    feature: 'Brunnen: hält Gehen und Sicht auf und erschwert Würfe daran vorbei (VILLAGE-18, VILLAGE-19).',
    fence: 'Zaun: man sieht darüber und springt darüber; Würfe daran vorbei sind schwerer (VILLAGE-19, VILLAGE-64).',
    road: 'Straße: kein Schnee zum Sammeln, und niemand rutscht darauf (VILLAGE-72, VILLAGE-23).',
    ice: 'Eis: kein Schnee zum Sammeln; Pinguine rutschen darauf (VILLAGE-R18).',
  },
  cards: (n) => ({
    saved: ["I've been saving these!", `Schneebälle: ${balls(n, ', ', ' oder ', 'der Größe')}`, 'VILLAGE-100'],
    notdone: ["I'm not done yet!", `Diesmal ${n.notdone} Befehlswürfel`, 'VILLAGE-101'],
    ice: ['Ice to see you!', `${n.ice} Wirkungswürfel mehr`, 'VILLAGE-88'],
    grandma: ['Thanks, Grandma!', 'Der Treffer wirkt nicht', 'VILLAGE-57'],
    pitch: ["I've been practicing my pitch!", `${n.pitch} Trefferwürfel, die zwei besten zählen`, 'VILLAGE-85'],
    missed: ['Missed me, dork!', `${n.missed} Trefferwürfel, die zwei schlechtesten zählen`, 'VILLAGE-85'],
    miracle: ['A Christmas Miracle!', `Nicht erwischt; Elf und Yeti ziehen ${n.miracle} Karten`, 'VILLAGE-92'],
    dash: ['Dashing through the snow!', `Bis zu ${way(n.dash, (dice) => `${dice} Würfel`, 'Zoll')} weit gehen`, 'VILLAGE-102'],
  }),
  turn: (n, of) => `Runde ${n} von ${of}`,
  orderTip: 'Der höchste Wurf zuerst; jedes Kind handelt einmal je Runde (VILLAGE-43).',
  dice: (kid) => `Würfel von ${kid}`,
  diceTip: (faces) => `${faces.map((face, i) => `${i + 1} ${de.faceNames[face]}`).join(', ')} (VILLAGE-59).`,
  size: (n) => `Größe ${n}`,
  itself: 'ein Stück von sich',
  needs: (n, chance) => `${n} oder mehr mit zwei Würfeln, ${chance}`,
  sure: 'zu nah, um zu verfehlen, und das ist geschummelt',
  hidden: (by) => `verdeckt von ${by}`,
  forbidden: 'zu nah, und hier wird nie geschummelt',
  nothingToThrow: 'kein Schneeball',
  inches: (n) => `${n} Zoll`,
  wayOf: (n, most) => `${n} von ${most} Zoll`,
  spot: (x, y, n) => `Punkt ${x}, ${y}${n ? `, ${n} Zoll` : ''}`,
  spotHelp: 'Wohin? Die Pfeiltasten bewegen die Marke, Enter geht dorthin.',
  deployHelp: 'Wo steht es? Die Pfeiltasten bewegen die Marke, Enter stellt es hin.',
  chooseTarget: 'Auf wen?',
  chooseRecipient: 'Wem?',
  which: 'Welchen Schneeball?',
  cancel: 'Zurück',
  heldBy: (who, n) => `${who}: ${n === 1 ? '1 Karte' : `${n} Karten`}`,
  deck: (n) => `Stapel ${n}`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  commandDice: (n) => `${n} Befehlswürfel`,
  aim: (n) => `Zielen ${n}`,
  prepared: (n) => `vorbereitet +${n}`,
  balls: 'Schneebälle',
  none: 'keine',
  down: 'liegt im Schnee',
  gone: 'nach Hause gegangen',
  notPlaced: 'noch nicht aufgestellt',
  away: (n) => `${n} Zoll entfernt`,
  kidTip: (who, owner, type) => `${who}, ${type} von ${owner}`,
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  whole: 'Ganzes Dorf',
  nobody: 'niemand mehr da',
  objects: (n) => (n === 1 ? '1 Hindernis an der Linie' : `${n} Hindernisse an der Linie`),
};

export const texts: Record<Lang, VillageTexts> = { en, de };
