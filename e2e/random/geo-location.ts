import type { GeoLocation } from '@consorcio/shared/entities';

/** The location of the visitor, when the page knows it. */
export const geoLocation: GeoLocation = {
  geoId: 1,
  cidadeGeo: 'São Paulo',
  estadoGeo: 'SP',
  estadoGeoId: 26,
  paisGeo: 'Brasil',
  latitudeGeo: -23.55,
  longitudeGeo: -46.63,
};
