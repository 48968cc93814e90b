import { type GeoLocation, geoLocationSchema, type Journey } from '@consorcio/shared/entities';
import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import type { KeyValueStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { readStoredJson } from '../storage/stored-json';
import { LOCATION_KEY } from '../storage/stored-keys';

const storedSchema = z.object({ expiraEm: z.int(), geoLocation: geoLocationSchema });

/** The visitor's location as an earlier page stored it, while it has not expired. An unreadable one is reported. SPEC section 1. */
export function readStoredLocation(
  storage: KeyValueStorage,
  now: number,
  report: (error: AppError) => void,
): Journey['localizacao'] {
  const location = readStoredJson(storage, LOCATION_KEY, storedSchema, report);
  return location && location.expiraEm > now ? location : undefined;
}

/** ms for which a stored location is valid. Ours: the visitor is probably in the same town all day. */
const VALID_MS = 24 * 60 * 60_000;

/**
 * Stores the location for later proposals of this browser. A full or forbidden storage keeps nothing: the location is an extra, and the
 * conversation goes on without it.
 */
export function storeLocation(storage: KeyValueStorage, geoLocation: GeoLocation, now: number): void {
  storageParts(storage).put(LOCATION_KEY, JSON.stringify({ expiraEm: now + VALID_MS, geoLocation }));
}
