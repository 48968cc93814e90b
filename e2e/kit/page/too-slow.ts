/** With work that takes so many times longer than on a quiet machine, nothing can be said about what did not happen. */
export const TOO_SLOW = 12;

/** Nothing can be said about the build, because this machine is too slow now. It is no mistake of the segment. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

const words = 'This machine is too slow to judge';

export function tooSlowTo(judge: string, slowness: number): TooSlow {
  return new TooSlow(`${words} ${judge}: work takes ${Math.round(slowness)} times longer here.`);
}

/** An error of the page arrives here as a text. */
export function knownError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  const [, slow] = new RegExp(`(${words}[^\\n]*)`).exec(message) ?? [];
  return slow === undefined ? error : new TooSlow(slow);
}
