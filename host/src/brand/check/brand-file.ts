import { type Brand, brandSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import defaults from '../brand-defaults.json' with { type: 'json' };

/** What a brand file may set: all of a brand but the referral code, which comes by the address alone. */
export type BrandField = Exclude<keyof Brand, 'referralCode'>;

const { referralCode: _comesByTheAddress, ...own } = defaults;

/** What a field is when a file does not say it. A field that is not here has to be said. */
export const brandDefaults: Readonly<Record<string, unknown>> = own;

/** For `z.partial`, which throws when a default belongs to no field of a brand. */
const optional = Object.fromEntries(Object.keys(own).map((field) => [field, true])) as Record<keyof typeof own, true>;

/**
 * A brand file as it is written, before the defaults: what has a default may be absent. For checks, editors and documents;
 * the page itself parses brands with `parseBrand`. SPEC section 1.
 */
export const brandFileSchema = z.extend(z.partial(z.omit(brandSchema, { referralCode: true }), optional), {
  $schema: z.optional(z.string()), // where editors find what a brand file may hold
});
