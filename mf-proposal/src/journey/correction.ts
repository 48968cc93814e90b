import type { Correction, Journey } from '@consorcio/shared/entities';

/** Asks for a datum again although it is known: what stands in it stays until the new one is given. */
export function correct(journey: Journey, correcao: Correction): Journey {
  return { ...journey, correcao };
}

/** Whether a datum that is there may be passed over: it is, unless it is the one being mended. */
export function isSettled({ correcao }: Journey, value: unknown, correction: Correction): boolean {
  return value !== undefined && value !== '' && correcao !== correction;
}

/** The journey with nothing under correction. */
export function corrected(journey: Journey): Journey {
  const { correcao: _done, ...rest } = journey;
  return rest;
}
