import type { ProposalRequest } from '@consorcio/shared/entities';
import type { Step } from '@consorcio/shared/flow';
import type { DataLine } from '../components/data-summary/data-summary';
import type { ProposalJourney, ProposalScene } from '../state';
import { endingCorrection } from './correction';

/** The groups of the data summary that questions fill, in the order in which they are shown. */
export const summaryGroups = ['Titular', 'Contato', 'Endereço'] as const;

/** One datum of the contract: how it is asked, corrected, shown and sent. */
interface Question<Asked extends Step, FollowUp extends Step, Sent> {
  /** Names the datum while it is being corrected. Its option, in the summary and in the menu, is `alterar-<id>`. */
  readonly id: string;
  /** The name of the datum in the summary and in the menu. It may depend on the holder: a company has a CNPJ. */
  label(journey: ProposalJourney): string;
  /** Its group in the summary. Within a group, questions are shown in the order in which they are asked. */
  readonly group: (typeof summaryGroups)[number];
  /** Has a row of its own in the change menu. */
  readonly isWide?: true;
  /** Whether it need not be asked. Absent when another segment asks for it first: it is asked here only to be corrected. */
  isKnown?(journey: ProposalJourney): boolean;
  /** The value as the visitor reads it; empty when there is none. */
  shown(journey: ProposalJourney): string;
  /** More lines of the summary, under its own. */
  furtherLines?(journey: ProposalJourney): readonly DataLine[];
  /** Its part of the proposal request, under the names that the API uses. */
  send(journey: ProposalJourney): Sent & Record<Exclude<keyof Sent, keyof ProposalRequest>, never>;
  /** The step that asks, and leads to `proposal-proxima`. `known`, and the end of a correction after an answer, are added to it. */
  readonly step: Asked;
  /** Steps between the answer and the next question. One of them ends the correction (`endCorrection`). */
  readonly followUps?: readonly FollowUp[];
}

/** Declares a question of the proposal. See `docs/guides/add-a-step.md`. */
export function defineQuestion<
  Asked extends Step,
  Sent extends Partial<ProposalRequest>,
  FollowUp extends Step = never,
>(question: Question<Asked, FollowUp, Sent>): Question<Asked, FollowUp, Sent> {
  const { id, isKnown, step, followUps } = question;
  return {
    ...question,
    step: {
      ...(followUps ? step : endingCorrection(step)),
      ...(isKnown && { known: ({ journey }: ProposalScene) => isKnown(journey) && journey.correcao !== id }),
    },
  };
}
