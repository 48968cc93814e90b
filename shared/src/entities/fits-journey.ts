import type * as z from 'zod/mini';
import { journeySchema } from './journey';

/** Whether the shared journey may hold this value under this key. A key that it does not declare may hold anything. */
export function fitsJourney(key: string, value: unknown): boolean {
  const shape: Readonly<Record<string, z.ZodMiniType>> = journeySchema.shape;
  return !Object.hasOwn(shape, key) || shape[key]?.safeParse(value).success === true;
}
