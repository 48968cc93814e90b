import type { GeoLocation } from '@consorcio/shared/entities';
import type { Geolocator } from '@consorcio/shared/flow';

import type { DeviceMemory } from '../memory/device-memory';
import { withTimeLimit } from '../platform/load-limit';

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

/**
 * The position from the browser. A late answer is stored for the next proposal and changes no promise that is settled. Nothing
 * here throws, and no position is reported or logged.
 */
export function createBrowserGeolocator(
  { isSecureContext, navigator: { geolocation, permissions } }: LocatingWindow,
  memory: Pick<DeviceMemory, 'location' | 'keepLocation' | 'isLocationRefused' | 'refuseLocation'>,
): Geolocator {
  return {
    async permission() {
      if (!isSecureContext || !geolocation) return 'denied';
      const state = await inTime(PERMISSION_MS, 'denied', async () => {
        return permissions ? (await permissions.query({ name: 'geolocation' })).state : 'prompt';
      });
      return state === 'prompt' && memory.isLocationRefused() ? 'denied' : state;
    },
    locate: () =>
      inTime(ANSWER_MS, null, async () => {
        return memory.location()?.geoLocation ?? read();
      }),
  };

  function read(): Promise<GeoLocation | null> {
    return new Promise((resolve) => {
      geolocation?.getCurrentPosition(
        ({ coords }) => {
          const found = locationOf(coords);
          memory.keepLocation(found);
          resolve(found);
        },
        ({ code }) => {
          if (code === 1) memory.refuseLocation(); // PERMISSION_DENIED
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

function inTime<Value>(ms: number, otherwise: Value, ask: () => Promise<Value>): Promise<Value> {
  return withTimeLimit(ask(), ms, () => new Error('No answer in time.')).catch(() => otherwise);
}
