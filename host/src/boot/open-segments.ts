import { fitsJourney } from '@consorcio/shared/entities';
import { loadRelease, type Release } from '../platform/release';
import { createFederation } from '../segments/federation';
import { createSegmentLoader, type SegmentLoaderSettings } from '../segments/segment-loader';
import type { Report } from '../telemetry/observation/report';

export interface OpenSegmentsPorts extends Omit<SegmentLoaderSettings, 'federation' | 'readRelease' | 'report'> {
  readonly fetch: typeof globalThis.fetch;
  readonly report: Report;
  /** For `/release.json`: the HTML has asked for it. */
  readonly fetchRelease: typeof globalThis.fetch;
}

export function openSegments({ fetch, fetchRelease, report, ...settings }: OpenSegmentsPorts) {
  const segments = createSegmentLoader({
    ...settings,
    federation: createFederation(fetch),
    report(error, where) {
      report(error, where);
      if (process.env.NODE_ENV !== 'production' && error.code === 'segment.broken') {
        void import('./development/show-thrown').then(({ showThrown }) => showThrown(error.cause ?? error));
      }
    },
    readRelease: () => readRelease(fetchRelease, fetch),
  });
  return { ...segments, fitsJourney };
}

/** A build for testers shows builds that are not released; any other build of the host does not contain that code. */
async function readRelease(fetchRelease: typeof fetch, fetch: typeof globalThis.fetch): Promise<Release> {
  const reading = loadRelease(fetchRelease);
  if (!process.env.FOR_TESTERS) return reading;
  const { readShownBuilds, withShownBuilds } = await import('./testers/shown-builds');
  return withShownBuilds(reading, readShownBuilds(), fetch);
}
