/** What the browser can know of a call: the status that came through, that it was turned away or never sent, or nothing. */
export type Heard = number | 'turned away' | 'unsent' | 'nothing';

/** The status of a server that did not look at the request: too many came at once. */
export const TURNED_AWAY = 429;

/** Whether this answer means that the call did nothing. */
export function isRefusal(heard: Heard): boolean {
  return heard === 'turned away' || (typeof heard === 'number' && heard >= 400 && heard < 500);
}
