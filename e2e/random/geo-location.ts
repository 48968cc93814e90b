import type { GeoLocation } from '@consorcio/shared/entities';

/** Where the visitor is, when the page knows. */
export const geoLocation: GeoLocation = {
  geoId: 1,
  cidadeGeo: 'São Paulo',
  estadoGeo: 'SP',
  estadoGeoId: 26,
  paisGeo: 'Brasil',
  latitudeGeo: -23.55,
  longitudeGeo: -46.63,
};
