import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { type ChosenBuild, chosenBuildSchema } from '../config/release';
import { newId } from '../platform/new-id';
import type { KeyValueStorage } from './page-storage';
import { readStoredJson } from './stored-json';

const storedSchema = z.record(z.string(), chosenBuildSchema);

/** The build of each segment that a journey has entered. A reload uses the same one, also after a new release. */
export interface JourneyBuilds {
  of(segment: string): ChosenBuild | undefined;
  keep(segment: string, build: ChosenBuild): void;
}

/** Keeps them in the tab's storage. Where storage is forbidden they last as long as the page. */
export function createJourneyBuilds(
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
  journeyId: string,
  report: (error: AppError) => void,
): JourneyBuilds {
  const key = `consorcio.builds.${journeyId}`; // a tab may have one journey for each brand
  const builds: Record<string, ChosenBuild> = readStoredJson(storage, key, storedSchema, report) ?? {};
  return {
    of: (segment) => (Object.hasOwn(builds, segment) ? builds[segment] : undefined),
    keep(segment, build) {
      builds[segment] = build;
      try {
        storage.setItem(key, JSON.stringify(builds));
      } catch {
        // The conversation continues; after a reload it uses the build that the release names then.
      }
    },
  };
}

const VISITOR_KEY = 'consorcio.visitor';

/**
 * The random id that decides whether a visitor gets a canary. It is created when the first canary needs it and never sent. Where
 * storage is forbidden it is `fallback`, the journey's id, so that at least one journey uses the same build throughout.
 */
export function visitorId(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, fallback: string): string {
  try {
    const known = storage.getItem(VISITOR_KEY);
    if (known !== null && /^[0-9a-f-]{36}$/.test(known)) return known;
    const id = newId();
    storage.setItem(VISITOR_KEY, id);
    return id;
  } catch {
    return fallback;
  }
}
