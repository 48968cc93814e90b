import type { Check } from '../evidence';
import { placeIn } from '../place';

/** No code of the segment keeps the page still for long. See main-thread.ts, which measures it. */
export const thread: Check = ({ stalls, remote }) => ({
  summary: 'the page was never kept still',
  problems: stalls.map(
    ({ where, ms, name, at }) =>
      `${where} keeps the page still for ${ms} ms in ${name}${placeIn(remote, at)}. Do less, or split it with a timer.`,
  ),
});
