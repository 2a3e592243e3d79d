// What a server refuses, in the language of the page: it gives its reasons in English, found here by their words, as in the
// terminal (decisions/50). A test looks the words up in the sources. What only authors of programs meet stays English.
import { whyNoUndo } from '../table/undoing';
import { say } from './page.svelte';

type Told = Record<string, string>;
const KNOWN: [RegExp, (told: Told) => string][] = [
  [
    /somebody at this table is called ['"](?<name>.+)['"] already; take another name/,
    ({ name }) => say('refused-name', { name: name! }),
  ],
  [/a name has 1 to 20 letters, digits, spaces and .+/, () => say('name-wrong')],
  [/the game has begun(?: already|; you can watch it)/, () => say('refused-begun')],
  [/that invitation does not open this table; ask for its link again/, () => say('invite-wrong')],
  [/no seat is free at this table; you can watch/, () => say('full')],
  [
    /the game has not begun: the table waits for players|there is nothing to replay yet/,
    () => say('refused-not-begun'),
  ],
  [/the game is over/, () => say('refused-over')],
  [/it is not your decision now|hints are for decisions of yours/, () => say('refused-turn')],
  [/a bot plays for you; take your seat back first/, () => say('refused-bot-plays')],
  [/you have chosen already; take that back first, while others still choose/, () => say('refused-chosen')],
  [/the table has changed since you looked(?: .+)?; look again/, () => say('refused-stale')],
  [/that cannot be taken back: (?<own>.+)/, ({ own }) => say('undo-not', { why: whyNoUndo(own!) })],
  [/a question is open already; wait for the answers/, () => say('refused-question')],
  [/nobody waits for an answer of yours/, () => say('refused-nobody-asks')],
  [/you have resigned already|you have resigned: the bot plays your seat to the end/, () => say('refused-resigned')],
  [/an empty message says nothing/, () => say('refused-empty')],
  [/you are watching; .+/, () => say('refused-watching')],
  [/there are no hints at this table: people play against each other here(?:, and .+)?/, () => say('hints-off')],
  [/bots play for people during a game only|a bot plays there anyway/, () => say('refused-no-bot')],
  [
    /(?<name>.+) is being asked already, and may object until the time is up/,
    ({ name }) => say('refused-bot-asked', { name: name! }),
  ],
  [
    /(?<name>.+) is still at the table; a bot may take over .+/,
    ({ name }) => say('refused-still-here', { name: name! }),
  ],
  [/you play for yourself already/, () => say('refused-self')],
  [
    /too much at once: .+|one hint at a time|.+ at a time are enough.*|your address has asked for more work than one may .+/,
    () => say('refused-hurry'),
  ],
  [
    /(?:other games are being worked out|many others wait for answers|too many others change this table) ?.*; .+/,
    () => say('refused-busy'),
  ],
  [
    /that key opens no seat \(any more\)|that key belongs to another table|that is no seat key/,
    () => say('refused-key'),
  ],
  [/that code is wrong, used, or older than ten minutes; .+/, () => say('refused-code')],
  [/there is no such table(?:; check the link)?/, () => say('refused-table')],
  [/a rematch can be asked for when the game is over/, () => say('refused-rematch')],
  [/your seat in the next game was taken to another device; .+/, () => say('refused-taken')],
  [/this seat was taken to another device/, () => say('seat-moved')],
  [/you have said what you think of this game; .+/, () => say('refused-judged')],
  [
    /that is shown when the game is over: .+|while a game goes on everybody sees it through their own eyes only/,
    () => say('refused-secret'),
  ],
  [/this table is not kept in this browser/, () => say('not-here')],
  [/this table follows version .+ of the rules; this server plays version .+/, () => say('refused-rules')],
  [/the server cannot store anything just now, so this was not accepted; .+/, () => say('refused-storage')],
  [/the server is being restarted; your table is safe, come back in a moment/, () => say('refused-restart')],
  [/your connection is too slow for this table; connect again/, () => say('refused-slow')],
  [/the server made a mistake; nothing was changed/, () => say('refused-mistake')],
  [/the server made a mistake; look at the table, and try again/, () => say('refused-mistake-look')],
];

export function inWords(sentence: string): string {
  for (const [words, told] of KNOWN) {
    const found = new RegExp(`^(?:${words.source})\\.?$`).exec(sentence.trim());
    if (found) return told(found.groups ?? {});
  }
  return sentence;
}
