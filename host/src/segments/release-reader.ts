import type { Release } from '../platform/release';

interface Reading {
  readonly began: number;
  readonly release: Promise<Release>;
  arrived?: Release;
}

/** Reads the release. Decisions of one moment share a reading; one that failed is not shared. Times are ms of `Date.now()`. */
export function createReleaseReader(readRelease: () => Promise<Release>) {
  let last: Reading | undefined;

  const lastSince = (earliest: number) => (last && last.began >= earliest ? last : undefined);

  return {
    /** The last reading if it began at `earliest` or later, else a new one. */
    readSince: (earliest: number) => (lastSince(earliest) ?? begin()).release,
    /** The release of the last reading, if it began at `earliest` or later and has arrived. */
    arrivedSince: (earliest: number) => lastSince(earliest)?.arrived,
  };

  function begin(): Reading {
    const reading: Reading = { began: Date.now(), release: readRelease() };
    last = reading;
    reading.release.then(
      (release) => {
        reading.arrived = release;
      },
      () => {
        if (last === reading) last = undefined;
      },
    );
    return reading;
  }
}
