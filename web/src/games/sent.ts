// Where a view that was sent becomes a game's own. The frame does not know what is in a view: each game's types.ts has a reader,
// and a scene begins with it. That the parts hold what their types say is tested where they are sent (tests/server).
import { COMMON_PARTS, type Always, type CommonView, type SentView } from '../wire';

/** Reads the views of one game (null: of any): a view of another game is refused, and one that lacks a part. */
export function reader<View extends CommonView>(game: string | null, parts: Always<View>): (sent: SentView) => View {
  const missing = (sent: SentView) => Object.keys(parts).filter((part) => !(part in sent));
  const whole = (sent: SentView): sent is SentView & View =>
    (game === null || sent.game === game) && !missing(sent).length;
  return (sent) => {
    if (whole(sent)) return sent;
    throw new TypeError(
      `this is no view of ${game ?? 'a game'}: game is ${sent.game}, missing: ${missing(sent).join(', ') || 'nothing'}`,
    );
  };
}

/** A view of a game that the page does not know: what every view has, and whatever else was sent. */
export const asAnyView = reader<CommonView & SentView>(null, COMMON_PARTS);
