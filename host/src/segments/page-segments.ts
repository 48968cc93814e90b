import { loadRelease, type Release } from '../config/release';
import type { Report } from '../observation/report';
import type { KeyValueStorage } from '../storage/page-storage';
import { createJourneyBuilds } from './journey-builds';
import { createSegmentLoader, type SegmentLoader, type SegmentLoaderSettings } from './segment-loader';
import { visitorId } from './visitor-id';

export { fitsJourney } from '@consorcio/shared/entities';

export interface PageSegmentsSettings
  extends Pick<SegmentLoaderSettings, 'fetch' | 'timeoutMs' | 'observe' | 'watchPresence'> {
  readonly journeyId: string;
  /** The tab's storage, for the builds that the journey has entered. */
  readonly tabStorage: KeyValueStorage;
  /** The browser's storage, for the id that keeps a canary stable. */
  readonly lastingStorage: KeyValueStorage;
  readonly report: Report;
  /** For `/release.json`: the HTML may have asked for it. */
  readonly fetchRelease: typeof globalThis.fetch;
}

/** The segments of a journey on this page. */
export function openPageSegments(settings: PageSegmentsSettings): SegmentLoader {
  const { journeyId, tabStorage, lastingStorage, report } = settings;
  import('./federation-runtime').catch(() => undefined); // on its way with the release and the manifest; the load tries again
  return createSegmentLoader({
    ...settings,
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
