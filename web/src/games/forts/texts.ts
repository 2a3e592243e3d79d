// The words in the picture of forts.
const en = {
  scene: (names: string) => `A snowy hill with the forts of ${names}.`,
  you: 'you',
  kid: (name: string, frozen: boolean, tokens: number) =>
    `${name}${frozen ? ', frozen: hits now cost hit points (FORTS-19)' : ''}${tokens ? `, hiding ${tokens === 1 ? 'once' : `${tokens} times`}: each token ducks one throw (FORTS-12)` : ''}.`,
  aim: (bricks: number, faces: string) => `${bricks === 1 ? '1 brick' : `${bricks} bricks`}. ${faces} (FORTS-15).`,
  fates: { miss: 'miss', near: 'near miss', hit: 'hit', freeze: 'instant freeze' },
  smiley: 'Smiley',
  hide: 'Hide: one hide token and one freeze point (FORTS-30).',
  brick: (name: string, slot: number, points: number, of: number) => `${name}: brick ${slot}, ${points} of ${of} points. A throw at a brick always strikes (FORTS-23).`,
  gap: (points: number) => `A new brick of ${points} points, if the Cube shows what builds one (FORTS-35).`,
  drift: 'Fresh snow: make one snowball, no roll (FORTS-38).',
  heap: (name: string, n: number) => `${name}: ${n === 1 ? '1 snowball' : `${n} snowballs`}. A thrown snowball stays with the one it was thrown at (FORTS-11).`,
  points: (name: string, hit: number, mostHit: number, freeze: number, mostFreeze: number) =>
    `${name}: ${hit} of ${mostHit} hit points, ${freeze} of ${mostFreeze} freeze points. Freeze points go first (FORTS-18, FORTS-19).`,
  out: (name: string, rank: number) => `${name} is out, place ${rank} (FORTS-44).`,
  outShort: (rank: number) => `out, place ${rank}`,
  first: 'wins',
  cube: (outside: string, inside: number, damage: number) =>
    `The Cube shows ${outside} outside and ${inside} inside${damage === inside ? '' : `, which counts ${damage}`}: outside against the bricks, inside the damage (FORTS-15).`,
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
  kid: (name, frozen, tokens) =>
    `${name}${frozen ? ', gefroren: Treffer kosten jetzt Lebenspunkte (FORTS-19)' : ''}${tokens ? `, in Deckung, ${tokens === 1 ? 'eine Marke' : `${tokens} Marken`}: jede duckt einen Wurf weg (FORTS-12)` : ''}.`,
  aim: (bricks, faces) => `${bricks} Ziegel. ${faces} (FORTS-15).`,
  fates: { miss: 'daneben', near: 'beinahe getroffen', hit: 'Treffer', freeze: 'Blitzfrost' },
  smiley: 'Smiley',
  hide: 'In Deckung gehen: eine Deckungsmarke und ein Frostpunkt (FORTS-30).',
  brick: (name, slot, points, of) => `${name}: Ziegel ${slot}, ${points} von ${of} Punkten. Ein Wurf auf einen Ziegel trifft immer (FORTS-23).`,
  gap: (points) => `Ein neuer Ziegel mit ${points} Punkten, wenn der Würfel zeigt, was einen baut (FORTS-35).`,
  drift: 'Frischer Schnee: ein Schneeball, ohne zu würfeln (FORTS-38).',
  heap: (name, n) => `${name}: ${n === 1 ? '1 Schneeball' : `${n} Schneebälle`}. Ein geworfener Schneeball bleibt bei dem, auf den er flog (FORTS-11).`,
  points: (name, hit, mostHit, freeze, mostFreeze) => `${name}: ${hit} von ${mostHit} Lebenspunkten, ${freeze} von ${mostFreeze} Frostpunkten. Die Frostpunkte gehen zuerst (FORTS-18, FORTS-19).`,
  out: (name, rank) => `${name} ist ausgeschieden, Platz ${rank} (FORTS-44).`,
  outShort: (rank) => `raus, Platz ${rank}`,
  first: 'gewinnt',
  cube: (outside, inside, damage) =>
    `Der Würfel zeigt außen ${outside} und innen ${inside}${damage === inside ? '' : `, das zählt ${damage}`}: außen gegen die Ziegel, innen der Schaden (FORTS-15).`,
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
