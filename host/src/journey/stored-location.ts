import { geoLocationSchema, type Journey } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import type { KeyValueStorage } from './snapshot-storage';

const KEY = 'consorcio.location';

const storedSchema = z.object({ expiraEm: z.int(), geoLocation: geoLocationSchema });

/**
 * The visitor's location as an earlier page stored it, while it has not expired. One that cannot be read only warns, and
 * without a word of what it holds; where nothing can be stored there is none. SPEC section 1.
 */
export function readStoredLocation(
  storage: Pick<KeyValueStorage, 'getItem'>,
  now: number,
  report: (error: AppError) => void,
): Journey['localizacao'] {
  const stored = storedText(storage);
  if (stored === null) return undefined;
  try {
    const location = storedSchema.parse(JSON.parse(stored));
    return location.expiraEm > now ? location : undefined;
  } catch {
    report(
      new AppError(
        'storage.unreadable',
        `The stored location (${KEY}) could not be read, so the journey goes on without one. Store it in the form of its schema.`,
      ),
    );
    return undefined;
  }
}

function storedText(storage: Pick<KeyValueStorage, 'getItem'>): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null; // forbidden here
  }
}
