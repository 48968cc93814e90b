import type { ProposalJourney } from '../state';
import { correctionId } from './correction';
import { changeable, questions } from './questions';

export const summaryTargets = questions.map(({ step }) => step.name);

export const menuTargets = changeable.map(({ step }) => step.name);

/** An option for each line of the summary that can be corrected. */
export function summaryOptions(journey: ProposalJourney) {
  return questions.map(({ id, step, label }) => ({
    ...correctionOption(id, step.name),
    label: `Alterar ${label(journey)}`,
    part: 'data-summary',
  }));
}

/** The options of the change menu, each with the current value. */
export function menuOptions(journey: ProposalJourney) {
  return changeable.map(({ id, step, label, shown, isWide }) => ({
    ...correctionOption(id, step.name),
    label: label(journey),
    detail: shown(journey),
    isWide: isWide === true,
  }));
}

/** Asks for a datum again although it is known. Its value stays until the visitor answers. */
function correctionOption<Name extends string>(id: string, to: Name) {
  return { id: correctionId(id), to, record: (journey: ProposalJourney) => ({ ...journey, correcao: id }) };
}
