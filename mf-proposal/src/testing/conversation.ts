import type { Journey, ProposalRequest } from '@consorcio/shared/entities';
import { optionsOf, type StateOf, type Step } from '@consorcio/shared/flow';
import {
  type Answers,
  aChosenJourney,
  aNeighbour,
  anAddress,
  aPlanDetails,
  aProposal,
  aScene,
  fakeApi,
  rightAnswers,
  type SegmentConversation,
  startSegmentConversation,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { questionSteps } from '../questions/questions';
import segment from '../segment';

type State = StateOf<NonNullable<(typeof segment)['state']>>;

/** A conversation whose journey is the one that the proposal sees. */
export type ProposalConversation = SegmentConversation<State>;

export const planDetails = aPlanDetails();
export const proposta = aProposal();

const goodAnswers: Answers = {
  '/api/lead/validar-palavras': { success: true },
  '/api/endereco': { data: anAddress() },
  '/api/plano/detalhes': { data: planDetails },
  '/api/proposta': { data: proposta },
};

/** A visitor who has chosen a plan and talks with the segment. */
export function startProposal({
  answers = {},
  journey = aChosenJourney(),
  ...options
}: VisitorOptions<State> = {}): Promise<ProposalConversation> {
  return startSegmentConversation(segment, {
    ...options,
    journey,
    api: fakeApi({ ...goodAnswers, ...answers }),
    itinerary: {
      'proposal:proposta-criada': { segment: 'payment' },
      'proposal:escolher-outro-plano': { segment: 'simulation', step: 'plans-list-select' },
    },
    others: [aNeighbour('payment', 'payment-options'), aNeighbour('simulation', 'plans-list-select')],
  });
}

/** The journey of a visitor who has answered everything. */
export function anAnsweredJourney(overrides: Partial<Journey & State> = {}): Journey & State {
  const found = { cep: '01310100', cepErrorAt: 'cep-first-input', endereco: anAddress() } as const;
  return { ...questionSteps.reduce<Journey & State>(answered, { ...aChosenJourney(), ...found }), ...overrides };
}

/** The journey after the usual answer to a question, if it is asked. */
function answered(journey: Journey & State, step: Step): Journey & State {
  if (!step.example?.asked?.(journey)) return journey;
  const scene = aScene({ journey });
  const [given] = rightAnswers(step, scene);
  const option = optionsOf(step, scene).find(({ id }) => given?.kind === 'option' && id === given.id);
  if (option) return option.opens === undefined ? (option.record?.(journey, scene) ?? journey) : journey;
  const checked = given?.kind === 'typed' ? step.input?.check(given.text, scene) : undefined;
  return checked?.ok ? (step.record?.(journey, checked.value, scene) ?? journey) : journey;
}

/** A visitor who has answered everything and sees the summary of all data. */
export function atTheSummary(options: VisitorOptions<State> = {}): Promise<ProposalConversation> {
  return startProposal({ journey: anAnsweredJourney(), at: 'proposal-confirm-data', ...options });
}

/** A step of the segment. */
export function stepNamed(name: string): Step {
  const step = segment.steps[name];
  if (!step) throw new Error(`The proposal has no step ${name}.`);
  return step;
}

/** The calls to a path, in order. */
export function callsTo(conversation: ProposalConversation, path: string): ProposalConversation['calls'] {
  return conversation.calls.filter((call) => call.path === path);
}

/** A field of each proposal that was sent. */
export function sentProposals(conversation: ProposalConversation, field: keyof ProposalRequest): readonly unknown[] {
  return callsTo(conversation, '/api/proposta').map(({ sent }) => z.looseObject({}).parse(sent)[field]);
}

const summaryLine = z.object({ rotulo: z.string(), valor: z.string() });
const summaryProps = z.object({ grupos: z.array(z.object({ linhas: z.array(summaryLine) })) });

/** The last data summary of the conversation: each value under its label. */
export function lastSummary(conversation: ProposalConversation): Readonly<Record<string, string>> {
  const message = conversation.snapshot().transcript.findLast(({ component }) => component?.name === 'data-summary');
  const { grupos } = summaryProps.parse(message?.component?.props);
  return Object.fromEntries(grupos.flatMap(({ linhas }) => linhas.map(({ rotulo, valor }) => [rotulo, valor])));
}
