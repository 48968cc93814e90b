/** Every limit of loading a segment, in ms. How long one load may take in all is the deployment's: `segmentTimeoutMs`. */
export const limits = {
  /** Beside a request that has no answer by then, another one is sent. On a slow network a small file may wait so long behind others. */
  beside: 2000,
  /** A request that follows a failure waits so long: a server that refuses now rarely accepts at once. */
  pause: 250,
  /** One request. No visitor waits that long, but on a slow network its answer serves the next load. */
  request: 12_000,
  /** Reading the release when the page could continue without it. */
  optionalRelease: 1000,
  /** Another build when the page has one to continue with. */
  replacement: 2000,
  /** A release that was read for a question, or is used to preload, counts so long. */
  release: 60_000,
  /** A question shares the reading of what is preloaded with it: they come one after the other, with pauses between messages. */
  moment: 2000,
} as const;
