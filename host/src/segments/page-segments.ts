import { loadRelease, type Release } from '../config/release';
import type { Report } from '../observation/report';
import { createJourneyBuilds, visitorId } from '../storage/journey-builds';
import type { KeyValueStorage } from '../storage/page-storage';
import { createFederation, type Federation } from './federation';
import { createSegmentLoader, type SegmentLoaderSettings } from './segment-loader';
import type { Segments } from './segments';

export { fitsJourney } from '@consorcio/shared/entities';

export interface PageSegmentsSettings
  extends Pick<SegmentLoaderSettings, 'timeoutMs' | 'observe' | 'watchPresence' | 'own' | 'loadParts'> {
  readonly journeyId: string;
  readonly fetch: typeof globalThis.fetch;
  readonly report: Report;
  /** The tab's storage, for the builds that the journey has entered. */
  readonly tabStorage: KeyValueStorage;
  /** The browser's storage, for the id that keeps a canary stable. */
  readonly lastingStorage: KeyValueStorage;
  /** For `/release.json`: the HTML may have asked for it. */
  readonly fetchRelease: typeof globalThis.fetch;
}

let federation: Federation | undefined;

/** The segments of a journey on this page. */
export function openPageSegments(settings: PageSegmentsSettings): Segments {
  const { fetch, journeyId, tabStorage, lastingStorage, report } = settings;
  federation ??= createFederation(fetch);
  return createSegmentLoader({
    ...settings,
    federation,
    report(error, where) {
      report(error, where);
      if (process.env.NODE_ENV !== 'production' && error.code === 'segment.broken') {
        void import('../development/show-thrown').then(({ showThrown }) => showThrown(error.cause ?? error));
      }
    },
    readRelease: () => readRelease(settings),
    builds: createJourneyBuilds(tabStorage, journeyId, report),
    visitor: () => visitorId(lastingStorage, journeyId),
  });
}

/** A build for testers shows builds that are not released; any other build of the host does not contain that code. */
async function readRelease({ fetch, fetchRelease, tabStorage }: PageSegmentsSettings): Promise<Release> {
  const reading = loadRelease(fetchRelease);
  if (process.env.FOR_TESTERS) {
    const { readShownBuilds, withShownBuilds } = await import('../testers');
    return withShownBuilds(reading, readShownBuilds(tabStorage), fetch);
  }
  return reading;
}
