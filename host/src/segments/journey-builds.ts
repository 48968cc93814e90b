import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { buildSchema } from '../config/release';
import type { KeyValueStorage } from '../storage/page-storage';
import { readStoredJson } from '../storage/stored-json';
import type { ChosenBuild } from './build-choice';

const storedSchema = z.record(z.string(), z.extend(buildSchema, { variant: z.enum(['release', 'canary']) }));

/** Which build of each segment a journey has entered: the same one again after a reload, whatever was deployed meanwhile. */
export interface JourneyBuilds {
  of(segment: string): ChosenBuild | undefined;
  keep(segment: string, build: ChosenBuild): void;
}

/** Keeps them in the tab's storage. Where that is forbidden they last as long as the page. */
export function createJourneyBuilds(
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
  journeyId: string,
  report: (error: AppError) => void,
): JourneyBuilds {
  const key = `consorcio.builds.${journeyId}`; // a tab has a journey of each brand
  const builds: Record<string, ChosenBuild> = readStoredJson(storage, key, storedSchema, report) ?? {};
  return {
    of: (segment) => (Object.hasOwn(builds, segment) ? builds[segment] : undefined),
    keep(segment, build) {
      builds[segment] = build;
      try {
        storage.setItem(key, JSON.stringify(builds));
      } catch {
        // The talk goes on; after a reload it takes what the release says then.
      }
    },
  };
}
