import type { GeoLocation } from '@consorcio/shared/entities';
import type { AppError } from '@consorcio/shared/errors';
import type { Geolocator } from '@consorcio/shared/flow';
import type { KeyValueStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { readStoredLocation, storeLocation } from './stored-location';

/** What the geolocator uses of the window. */
export interface LocatingWindow {
  readonly isSecureContext: boolean;
  readonly navigator: {
    readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
    readonly permissions?: { query(permission: { name: 'geolocation' }): Promise<{ readonly state: PermissionState }> };
  };
}

/** ms until the conversation goes on without a position: the visitor may leave the browser's question open. */
const ANSWER_MS = 8000;
/** ms for the browser to find the position, once it is allowed to. */
const POSITION_MS = 5000;
/** ms until a permission that the browser does not report counts as denied. Some app views never answer. */
const PERMISSION_MS = 1000;
/** ms for which a position that the browser already knows is recent enough. */
const RECENT_MS = 10 * 60_000;
/** Set when the visitor refuses: some browsers report 'prompt' again on the next visit. */
const REFUSED = 'consorcio.locationRefused';

/**
 * The position from the browser. A late answer is stored for the next proposal and changes no promise that is settled. Nothing
 * here throws, and no position is reported or logged.
 */
export function createBrowserGeolocator(
  { isSecureContext, navigator: { geolocation, permissions } }: LocatingWindow,
  storage: KeyValueStorage,
  report: (error: AppError) => void,
): Geolocator {
  const { textAt, put } = storageParts(storage);
  return {
    async permission() {
      if (!isSecureContext || !geolocation) return 'denied';
      const state = await inTime(PERMISSION_MS, 'denied', async () => {
        return permissions ? (await permissions.query({ name: 'geolocation' })).state : 'prompt';
      });
      return state === 'prompt' && textAt(REFUSED) === '1' ? 'denied' : state;
    },
    locate: () =>
      inTime(ANSWER_MS, null, async () => {
        const stored = readStoredLocation(storage, Date.now(), report);
        return stored ? stored.geoLocation : read();
      }),
  };

  function read(): Promise<GeoLocation | null> {
    return new Promise((resolve) => {
      geolocation?.getCurrentPosition(
        ({ coords }) => {
          const found = locationOf(coords);
          storeLocation(storage, found, Date.now());
          resolve(found);
        },
        ({ code }) => {
          if (code === 1) put(REFUSED, '1'); // PERMISSION_DENIED
          resolve(null);
        },
        { enableHighAccuracy: false, maximumAge: RECENT_MS, timeout: POSITION_MS },
      );
    });
  }
}

/** Three decimals are about 100 m. Only a server could name the town, so those parts are empty. */
function locationOf({ latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>): GeoLocation {
  return {
    geoId: 0,
    cidadeGeo: '',
    estadoGeo: '',
    estadoGeoId: 0,
    paisGeo: '',
    latitudeGeo: Math.round(latitude * 1000) / 1000,
    longitudeGeo: Math.round(longitude * 1000) / 1000,
  };
}

/** The answer, or `otherwise` when it is late or fails. */
function inTime<Value>(ms: number, otherwise: Value, ask: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    ask()
      .catch(() => otherwise)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}
