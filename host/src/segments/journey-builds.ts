import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { buildSchema } from '../config/release';
import type { KeyValueStorage } from '../storage/page-storage';
import { readStoredJson } from '../storage/stored-json';
import type { ChosenBuild } from './build-choice';

const storedSchema = z.record(z.string(), z.extend(buildSchema, { variant: z.enum(['release', 'canary']) }));

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
