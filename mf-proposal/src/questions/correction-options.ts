import type { ProposalJourney } from '../state';
import { correct, correctionId } from './correction';
import { summaryGroups } from './define-question';
import { questions } from './questions';

const inSummary = summaryGroups.flatMap((name) => questions.filter(({ group }) => group === name));
const inMenu = questions
  .flatMap(({ menu, ...question }) => (menu ? [{ ...question, ...menu }] : []))
  .sort((one, other) => one.place - other.place);

export const summaryTargets = inSummary.map(({ step }) => step.name);

export const menuTargets = inMenu.map(({ step }) => step.name);

/** An option for each line of the summary that can be corrected. */
export function summaryOptions(journey: ProposalJourney) {
  return inSummary.map((question) => ({
    ...correctionOption(question),
    label: `Alterar ${question.label(journey)}`,
    part: 'data-summary',
  }));
}

/** The options of the change menu, each with the current value. */
export function menuOptions(journey: ProposalJourney) {
  return inMenu.map((question) => ({
    ...correctionOption(question),
    label: question.label(journey),
    detail: question.shown(journey),
    isWide: question.isWide === true,
  }));
}

function correctionOption<Name extends string>({
  id,
  step,
}: {
  readonly id: string;
  readonly step: { readonly name: Name };
}) {
  return { id: correctionId(id), to: step.name, record: (journey: ProposalJourney) => correct(journey, id) };
}
