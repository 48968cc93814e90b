import type { ProposalRequest } from '@consorcio/shared/entities';
import type { Step } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import type { DataLine } from '../components/data-summary/data-summary';
import type { ProposalJourney } from '../state';
import { endingCorrection, isBeingCorrected } from './correction';

/** The name of the step that comes after a question. Only the list of questions knows it. */
export type NextQuestion = string & { readonly isNextQuestion: true };

/** The groups of the data summary that questions fill, in the order in which they are shown. */
export const summaryGroups = ['Titular', 'Contato', 'Endereço'] as const;

/** What every question declares about its datum, independent of the type of its value. */
interface QuestionFacts<Id extends string, Asked extends Step> {
  /** Names the datum while it is being corrected. Its option, in the summary and in the menu, is `alterar-<id>`. */
  readonly id: Id;
  /** Its group in the summary. Within a group, questions are shown in the order in which they are asked. */
  readonly group: (typeof summaryGroups)[number];
  /** Its place in the change menu. Without one, only the summary offers to change it. */
  readonly menu?: { readonly place: number; readonly isWide?: boolean };
  /** True when another segment asks for it first: it is asked here only to be corrected. */
  readonly isAskedOnlyToCorrect?: boolean;
  /** The step that asks. `known`, and the end of a correction after an answer, are added to it. */
  step(next: NextQuestion): Asked;
}

/** One datum of the contract: how it is asked, corrected, shown and sent. */
interface QuestionDefinition<Id extends string, Asked extends Step, FollowUp extends Step, Value, Sent>
  extends QuestionFacts<Id, Asked> {
  /** The name of the datum in the summary and in the menu. It may depend on the holder: a company has a CNPJ. */
  readonly label: string | ((journey: ProposalJourney) => string);
  /** What the journey knows. An empty text counts as not known. */
  value(journey: ProposalJourney): Value | undefined;
  /** Whether the question can be skipped, if the value is not enough to decide. */
  isKnown?(journey: ProposalJourney): boolean;
  /** The value as text, for the summary and the menu. Without it, the value is shown as it is. */
  format?(value: Value): string;
  /** More lines of the summary, under its own. */
  furtherLines?(value: Value): readonly DataLine[];
  /** Its part of the proposal request, under the names that the API uses. */
  send(value: Value, journey: ProposalJourney): Sent & Record<Exclude<keyof Sent, keyof ProposalRequest>, never>;
  /** Steps between the answer and the next question. One of them ends the correction (`endCorrection`). */
  followUps?(next: NextQuestion): readonly FollowUp[];
}

/** A question as the rest of the segment sees it: the type of its value stays inside. */
export interface Question<
  Id extends string = string,
  Asked extends Step = Step,
  FollowUp extends Step = Step,
  Sent extends object = object,
> extends QuestionFacts<Id, Asked> {
  label(journey: ProposalJourney): string;
  /** The value as the visitor reads it; empty when there is none. */
  shown(journey: ProposalJourney): string;
  furtherLines(journey: ProposalJourney): readonly DataLine[];
  send(journey: ProposalJourney): Sent;
  followUps(next: NextQuestion): readonly FollowUp[];
}

/** Declares a question of the proposal. See `docs/guides/add-a-step.md`. */
export function defineQuestion<
  const Id extends string,
  Asked extends Step,
  Value,
  Sent extends Partial<ProposalRequest>,
  FollowUp extends Step = never,
>(definition: QuestionDefinition<Id, Asked, FollowUp, Value, Sent>): Question<Id, Asked, FollowUp, Sent> {
  const { id, label, value, format = String, furtherLines = () => [], followUps } = definition;
  const isKnown = definition.isKnown ?? ((journey) => isGiven(value(journey)));
  return {
    ...definition,
    label: (journey) => (typeof label === 'string' ? label : label(journey)),
    shown(journey) {
      const known = value(journey);
      return known === undefined ? '' : format(known);
    },
    furtherLines(journey) {
      const known = value(journey);
      return known === undefined ? [] : furtherLines(known);
    },
    send: (journey) => definition.send(needed(value(journey), id), journey),
    step: (next) => ({
      ...(followUps ? definition.step(next) : endingCorrection(definition.step(next))),
      ...(!definition.isAskedOnlyToCorrect && {
        known: ({ journey }) => isKnown(journey) && !isBeingCorrected(journey, id),
      }),
    }),
    followUps: (next) => followUps?.(next) ?? [],
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '';
}
