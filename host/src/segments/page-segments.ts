import type { Report } from '../app/report';
import { loadRelease } from '../config/release';
import type { KeyValueStorage } from '../storage/page-storage';
import { awaitSegment, type WatchedPage } from './await-segment';
import { createJourneyBuilds } from './journey-builds';
import { createSegmentLoader, type SegmentLoaderSettings } from './segment-loader';
import type { SegmentSource } from './segment-source';
import { visitorId } from './visitor-id';

export interface PageSegmentsSettings extends Pick<SegmentLoaderSettings, 'fetch' | 'timeoutMs' | 'observe'> {
  readonly journeyId: string;
  /** The tab's: what one journey has entered. */
  readonly tabStorage: KeyValueStorage;
  /** The browser's: what makes a canary sticky. */
  readonly lastingStorage: KeyValueStorage;
  readonly report: Report;
}

/** The segments of a journey on this page. */
export function openPageSegments(settings: PageSegmentsSettings): SegmentSource {
  const { fetch, journeyId, tabStorage, lastingStorage, report } = settings;
  const loader = createSegmentLoader({
    ...settings,
    readRelease: () => loadRelease(fetch),
    builds: createJourneyBuilds(tabStorage, journeyId, report),
    visitor: () => visitorId(lastingStorage, journeyId),
  });
  return { ...loader, await: (name, come) => awaitSegment(() => loader.load(name), come, page) };
}

const page: WatchedPage = {
  isVisible: () => document.visibilityState === 'visible',
  onReturn(run) {
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
    };
  },
};
