import type { Release } from './release';

/** Reads the release. Decisions of one moment share a reading; one that failed is not shared. Times are ms of `Date.now()`. */
export interface ReleaseReader {
  /** The last reading if it began at `earliest` or later, else a new one. */
  readSince(earliest: number): Promise<Release>;
  /** The release of the last reading, if it began at `earliest` or later and has arrived. */
  arrivedSince(earliest: number): Release | undefined;
}

interface Reading {
  readonly began: number;
  readonly release: Promise<Release>;
  arrived?: Release;
}

export function createReleaseReader(readRelease: () => Promise<Release>): ReleaseReader {
  let last: Reading | undefined;

  const lastSince = (earliest: number) => (last && last.began >= earliest ? last : undefined);

  return {
    readSince: (earliest) => (lastSince(earliest) ?? begin()).release,
    arrivedSince: (earliest) => lastSince(earliest)?.arrived,
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
