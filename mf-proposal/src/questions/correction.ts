import type { Journey } from '@consorcio/shared/entities';

/** Asks for a datum again although it is known. Its value stays until the visitor gives another one. */
export function correct(journey: Journey, id: string): Journey {
  return { ...journey, correcao: id };
}

export function isBeingCorrected({ correcao }: Journey, id: string): boolean {
  return correcao === id;
}

export function endCorrection(journey: Journey): Journey {
  const { correcao: _done, ...rest } = journey;
  return rest;
}

/** The id of the option that corrects a datum, in the summary and in the change menu. */
export function correctionId(id: string): string {
  return `alterar-${id}`;
}
