// The words in the picture of forts.
const en = {
  scene: (names: string) => `A snowy hill with the forts of ${names}.`,
  you: 'you',
  turn: (name: string, left: number) => `${name}'s turn, ${left} of 3 actions left`,
  yourTurn: (left: number) => `Your turn, ${left} of 3 actions left`,
  kid: (name: string, frozen: boolean, tokens: number) =>
    `${name}${frozen ? ', frozen: hits now cost hit points (FORTS-19)' : ''}${tokens ? `, hiding ${tokens === 1 ? 'once' : `${tokens} times`}: each token ducks one throw (FORTS-12)` : ''}.`,
  aim: (bricks: number, faces: string) => `${bricks === 1 ? '1 brick' : `${bricks} bricks`}. ${faces} (FORTS-15).`,
  fates: { miss: 'miss', near: 'near miss', hit: 'hit', freeze: 'instant freeze' },
  smiley: 'Smiley',
  hide: 'Hide: one hide token and one freeze point (FORTS-30).',
  brick: (name: string, slot: number, points: number) => `${name}: brick ${slot}, ${points} of 10 points. A throw at a brick always strikes (FORTS-23).`,
  gap: 'A new brick of 10 points, if the Cube shows a Smiley: one time in six (FORTS-35).',
  drift: 'Fresh snow: make one snowball, no roll (FORTS-38).',
  heap: (name: string, n: number) => `${name}: ${n === 1 ? '1 snowball' : `${n} snowballs`}. A thrown snowball stays with the one it was thrown at (FORTS-11).`,
  points: (name: string, hit: number, freeze: number) =>
    `${name}: ${hit} of 20 hit points, ${freeze} of 10 freeze points. Freeze points go first (FORTS-18, FORTS-19).`,
  out: (name: string, rank: number) => `${name} is out, place ${rank} (FORTS-44).`,
  outShort: (rank: number) => `out, place ${rank}`,
  first: 'wins',
  cube: (outside: string, inside: number) =>
    `The Cube shows ${outside} outside and ${inside} inside${inside === 0 ? ', which counts 10' : ''}: outside against the bricks, inside the damage (FORTS-15).`,
  noCube: 'The Cube: outside 1 to 5 and a Smiley, inside 0 to 9 (FORTS-R01).',
  duck: 'Duck',
  duckAbout: 'One hide token goes, and the throw is over (FORTS-13).',
  stand: 'Stand firm',
  standAbout: 'Keep the token and let the Cube roll (FORTS-12).',
  close: 'Back',
  closeAbout: 'Close this fort without a throw.',
  fort: (name: string) => `Look at the fort of ${name}.`,
  aimAt: (name: string) => `Throw at ${name} or at a brick`,
  pick: (name: string, damage: number) => `${name}: which brick takes ${damage}?`,
};

const de: typeof en = {
  scene: (names) => `Ein verschneiter Hügel mit den Burgen von ${names}.`,
  you: 'du',
  turn: (name, left) => `${name} ist am Zug, noch ${left} von 3 Aktionen`,
  yourTurn: (left) => `Du bist am Zug, noch ${left} von 3 Aktionen`,
  kid: (name, frozen, tokens) =>
    `${name}${frozen ? ', gefroren: Treffer kosten jetzt Lebenspunkte (FORTS-19)' : ''}${tokens ? `, in Deckung, ${tokens === 1 ? 'eine Marke' : `${tokens} Marken`}: jede duckt einen Wurf weg (FORTS-12)` : ''}.`,
  aim: (bricks, faces) => `${bricks} Ziegel. ${faces} (FORTS-15).`,
  fates: { miss: 'daneben', near: 'beinahe getroffen', hit: 'Treffer', freeze: 'Blitzfrost' },
  smiley: 'Smiley',
  hide: 'In Deckung gehen: eine Deckungsmarke und ein Frostpunkt (FORTS-30).',
  brick: (name, slot, points) => `${name}: Ziegel ${slot}, ${points} von 10 Punkten. Ein Wurf auf einen Ziegel trifft immer (FORTS-23).`,
  gap: 'Ein neuer Ziegel mit 10 Punkten, wenn der Würfel einen Smiley zeigt: einmal in sechs Würfen (FORTS-35).',
  drift: 'Frischer Schnee: ein Schneeball, ohne zu würfeln (FORTS-38).',
  heap: (name, n) => `${name}: ${n === 1 ? '1 Schneeball' : `${n} Schneebälle`}. Ein geworfener Schneeball bleibt bei dem, auf den er flog (FORTS-11).`,
  points: (name, hit, freeze) => `${name}: ${hit} von 20 Lebenspunkten, ${freeze} von 10 Frostpunkten. Die Frostpunkte gehen zuerst (FORTS-18, FORTS-19).`,
  out: (name, rank) => `${name} ist ausgeschieden, Platz ${rank} (FORTS-44).`,
  outShort: (rank) => `raus, Platz ${rank}`,
  first: 'gewinnt',
  cube: (outside, inside) =>
    `Der Würfel zeigt außen ${outside} und innen ${inside}${inside === 0 ? ', das zählt 10' : ''}: außen gegen die Ziegel, innen der Schaden (FORTS-15).`,
  noCube: 'Der Würfel: außen 1 bis 5 und ein Smiley, innen 0 bis 9 (FORTS-R01).',
  duck: 'Ducken',
  duckAbout: 'Eine Deckungsmarke geht weg, und der Wurf ist vorbei (FORTS-13).',
  stand: 'Stehen bleiben',
  standAbout: 'Die Marke behalten und den Würfel rollen lassen (FORTS-12).',
  close: 'Zurück',
  closeAbout: 'Diese Burg schließen, ohne zu werfen.',
  fort: (name) => `Die Burg von ${name} ansehen.`,
  aimAt: (name) => `Wirf auf ${name} oder einen Ziegel`,
  pick: (name, damage) => `${name}: Welcher Ziegel nimmt ${damage}?`,
};

export const texts = { en, de };
