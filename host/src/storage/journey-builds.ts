import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { type ChosenBuild, chosenBuildSchema } from '../config/release';
import { newId } from '../platform/new-id';
import type { KeyValueStorage } from './page-storage';
import { storageParts } from './storage-parts';
import { readStoredJson } from './stored-json';

const storedSchema = z.record(z.string(), chosenBuildSchema);

/** The build of each segment that a journey has entered. A reload uses the same one, also after a new release. */
export type JourneyBuilds = ReturnType<typeof createJourneyBuilds>;

/** Keeps them in the tab's storage. Where storage is forbidden they last as long as the page. */
export function createJourneyBuilds(storage: KeyValueStorage, journeyId: string, report: (error: AppError) => void) {
  const key = `consorcio.builds.${journeyId}`; // a tab may have one journey for each brand
  const builds: Record<string, ChosenBuild> = readStoredJson(storage, key, storedSchema, report) ?? {};
  return {
    of: (segment: string) => (Object.hasOwn(builds, segment) ? builds[segment] : undefined),
    keep(segment: string, build: ChosenBuild): void {
      builds[segment] = build;
      // Where it is not stored, a reload uses the build that the release names then.
      storageParts(storage).put(key, JSON.stringify(builds));
    },
  };
}

const VISITOR_KEY = 'consorcio.visitor';

/**
 * The random id that decides whether a visitor gets a canary. It is created when the first canary needs it and never sent. Where
 * storage is forbidden it is `fallback`, the journey's id, so that at least one journey uses the same build throughout.
 */
export function visitorId(storage: KeyValueStorage, fallback: string): string {
  const { textAt, put } = storageParts(storage);
  const known = textAt(VISITOR_KEY);
  if (known !== null && /^[0-9a-f-]{36}$/.test(known)) return known;
  const id = newId();
  return put(VISITOR_KEY, id) ? id : fallback;
}
