import type { ProposalJourney } from '../state';

/** Asks for a datum again although it is known. Its value stays until the visitor answers. */
export function correct(journey: ProposalJourney, id: string): ProposalJourney {
  return { ...journey, correcao: id };
}

export function isBeingCorrected({ correcao }: ProposalJourney, id: string): boolean {
  return correcao === id;
}

export function endCorrection(journey: ProposalJourney): ProposalJourney {
  const { correcao: _done, ...rest } = journey;
  return rest;
}

/** The id of the option that corrects a datum, in the summary and in the change menu. */
export function correctionId(id: string): string {
  return `alterar-${id}`;
}
