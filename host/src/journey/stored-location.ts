import { geoLocationSchema, type Journey } from '@consorcio/shared/entities';
import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import type { KeyValueStorage } from '../storage/page-storage';
import { readStoredJson } from '../storage/stored-json';

const storedSchema = z.object({ expiraEm: z.int(), geoLocation: geoLocationSchema });

/** The visitor's location as an earlier page stored it, while it has not expired. An unreadable one is reported. SPEC section 1. */
export function readStoredLocation(
  storage: Pick<KeyValueStorage, 'getItem'>,
  now: number,
  report: (error: AppError) => void,
): Journey['localizacao'] {
  const location = readStoredJson(storage, 'consorcio.location', storedSchema, report);
  return location && location.expiraEm > now ? location : undefined;
}
