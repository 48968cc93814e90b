import { journeyOf, type Place, type Snapshot } from '@consorcio/shared/flow';
import { questions } from '../../../mf-proposal/src/questions/questions';
import proposal from '../../../mf-proposal/src/segment';
import type { ProposalJourney } from '../../../mf-proposal/src/state';

/** The journey with the proposal's own data. */
export function contractJourney(snapshot: Pick<Snapshot, 'journey' | 'own'>): ProposalJourney {
  return journeyOf(snapshot, 'proposal');
}

/** The step that shows all data for confirmation. */
export const signature = 'proposal-terms';

/** The steps that ask for a datum which a journey may know, in the order of the conversation, with the rule of their examples. */
const asking = Object.values(proposal.steps).filter(({ example }) => example?.asked);

/** The questions and the signature: the next one depends on which data are still unknown. */
export const contractSteps: ReadonlySet<Place['step']> = new Set([
  ...questions.map(({ stepName }) => stepName),
  ...asking.map(({ name }) => name),
  signature,
]);

/** The step that asks for the data being corrected, if any. */
export function correctionStep({ correcao }: ProposalJourney): string | undefined {
  return questions.find(({ id }) => id === correcao)?.stepName;
}

/** The next question: the data being corrected, else the first unknown data, else the signature. */
export function nextOfContract(journey: ProposalJourney): string {
  return correctionStep(journey) ?? asking.find(({ example }) => example?.asked?.(journey))?.name ?? signature;
}
