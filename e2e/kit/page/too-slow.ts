import { thrownMessage } from './message-of';

/** With work that takes so many times longer than on a quiet machine, nothing can be said about what did not happen. */
export const TOO_SLOW = 12;

/** Nothing can be said about the build, because this machine is too slow now. The segment is not to blame. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

const words = 'This machine is too slow to judge';

export function tooSlowTo(judge: string, slowness: number): TooSlow {
  return new TooSlow(`${words} ${judge}: work takes ${Math.round(slowness)} times longer here.`);
}

/** An error of the page arrives outside of it as a text: this is the error again. */
export function knownError(error: unknown): unknown {
  const message = thrownMessage(error);
  const [, slow] = new RegExp(`(${words}[^\\n]*)`).exec(message) ?? [];
  return slow === undefined ? error : new TooSlow(slow);
}
