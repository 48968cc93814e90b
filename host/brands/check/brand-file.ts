import { type Brand, brandSchema, institutionSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import defaults from '../../src/brand/brand-defaults.json' with { type: 'json' };

/** The fields of a brand file: all fields of a brand except what only an address or the build can set. */
export type BrandField = Exclude<keyof Brand, 'referralCode' | 'artwork'>;

const { referralCode: _onlyInAddresses, artwork: _onlyInBuilds, ...given } = defaults;
const own = { ...given, instituicao: {} }; // nothing differs from `institution.json`

/** The value of a field that a file leaves out. A field without a default is required. */
export const brandDefaults: Readonly<Record<string, unknown>> = own;

/** For `z.partial`, which throws when a default does not belong to a field of a brand. */
const optional = Object.fromEntries(Object.keys(own).map((field) => [field, true])) as Record<keyof typeof own, true>;

const forEditors = { $schema: z.optional(z.string()) }; // the address of the JSON Schema

/**
 * A brand file as it is written: fields with a default may be left out. For checks, editors and documents; the page itself
 * parses brands with `parseBrand`. SPEC section 1.
 */
export const brandFileSchema = z.extend(
  z.partial(
    z.extend(z.omit(brandSchema, { referralCode: true, artwork: true }), { instituicao: z.partial(institutionSchema) }),
    optional,
  ),
  forEditors,
);

/** `institution.json` as it is written: the institution behind all brands, complete. */
export const institutionFileSchema = z.extend(institutionSchema, forEditors);
