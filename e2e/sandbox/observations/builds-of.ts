import type { Observation } from '../state/observations';

/** What the code of a segment causes. A failure of the API, the network or the storage says nothing about a build. */
const ownFailure = /^(segment\.|engine\.|unexpected$)/;

/**
 * Counts loads of pages by build. A visit failed if the build did not load, or if its code failed while it was the present build of
 * its segment in that page. A page counts once for a build, however often it tried.
 * @param observations newest first
 */
export function buildsOf(observations: readonly Observation[]) {
  const builds = new Map<string, { segment: string; manifest: string; pages: Set<string>; failed: Set<string> }>();
  /** Page and segment → the failed pages of the build that it loaded last. */
  const present = new Map<string, Set<string>>();
  /** Page and segment of failures that came before the load: a load is reported when its first question is on the screen. */
  const early = new Set<string>();
  for (const { page, record } of [...observations].reverse()) {
    if (record.kind === 'load' && record.manifest) {
      const { segment, manifest } = record;
      const key = `${segment} ${manifest}`;
      const build = builds.get(key) ?? { segment, manifest, pages: new Set(), failed: new Set() };
      builds.set(key, build);
      build.pages.add(page);
      if (record.outcome !== 'loaded' || early.delete(`${page} ${segment}`)) build.failed.add(page);
      if (record.outcome === 'loaded') present.set(`${page} ${segment}`, build.failed);
    }
    if (record.kind === 'error' && ownFailure.test(record.code)) {
      const place = `${page} ${record.segment}`;
      const failed = present.get(place);
      if (failed) failed.add(page);
      else early.add(place);
    }
  }
  const countsOf = (pages: Set<string>, failed: Set<string>) => ({ visits: pages.size, failed: failed.size });
  return [...builds.values()].map(({ pages, failed, ...build }) => ({ ...build, ...countsOf(pages, failed) }));
}
