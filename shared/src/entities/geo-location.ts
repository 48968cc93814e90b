import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** Where the visitor is, if they shared it and it has not expired. SPEC section 3. */
export const geoLocationSchema = z.object({
  geoId: identifierSchema,
  cidadeGeo: z.string(),
  estadoGeo: z.string(),
  estadoGeoId: identifierSchema,
  paisGeo: z.string(),
  latitudeGeo: z.number(),
  longitudeGeo: z.number(),
});
export type GeoLocation = z.infer<typeof geoLocationSchema>;
