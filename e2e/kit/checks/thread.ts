import type { KitCheck } from '../evidence';
import { placeIn } from '../place';

/** No code of the segment blocks the page for long. See main-thread.ts, which measures it. */
export const thread: KitCheck = ({ stalls, remote }) => ({
  summary: 'the page was never blocked',
  problems: stalls.map(
    ({ where, ms, name, at }) =>
      `${where} blocks the page for ${ms} ms in ${name}${placeIn(remote, at)}. Do less, or split it with a timer.`,
  ),
});
