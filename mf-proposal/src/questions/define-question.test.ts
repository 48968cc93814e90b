import { defineStep } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { aScene } from '@consorcio/shared/testing';
import { accept } from '@consorcio/shared/validation';
import type { ProposalJourney } from '../state';
import { defineQuestion } from './define-question';

const input = { kind: 'text', label: 'Texto', check: (typed: string) => accept(typed) } as const;
const leadsTo = ['proposal-proxima'] as const;

const nome = defineQuestion({
  id: 'nome',
  label: () => 'Nome',
  group: 'Titular',
  isKnown: ({ nomeRazao }) => Boolean(nomeRazao),
  shown: ({ nomeRazao = '' }) => nomeRazao,
  send: ({ nomeRazao }) => ({ nomeRazao: needed(nomeRazao, 'nomeRazao') }),
  step: defineStep({
    name: 'ask-nome',
    leadsTo,
    input,
    options: [{ id: 'sem-nome', label: 'Sem nome', to: 'proposal-proxima' }],
    record: (journey, nomeRazao) => ({ ...journey, nomeRazao }),
  }),
});
const email = defineQuestion({
  id: 'email',
  label: () => 'E-mail',
  group: 'Contato',
  shown: (journey) => journey.email ?? '',
  send: (journey) => ({ email: needed(journey.email, 'email') }),
  step: defineStep({ name: 'ask-email', leadsTo, input }),
});
const cep = defineQuestion({
  id: 'cep',
  label: () => 'CEP',
  group: 'Endereço',
  isKnown: (journey) => Boolean(journey.cep),
  shown: (journey) => journey.cep ?? '',
  send: (journey) => ({ cep: needed(journey.cep, 'cep') }),
  step: defineStep({
    name: 'ask-cep',
    leadsTo: ['find-cep'],
    input,
    record: (journey, code) => ({ ...journey, cep: code }),
  }),
  followUps: [defineStep({ name: 'find-cep', leadsTo })],
});

it('skips a question whose answer is known, unless it is being corrected', () => {
  const known = (journey: ProposalJourney) => nome.step.known?.(aScene({ journey }));
  expect(known({})).toBe(false);
  expect(known({ nomeRazao: '' })).toBe(false);
  expect(known({ nomeRazao: 'Joana' })).toBe(true);
  expect(known({ nomeRazao: 'Joana', correcao: 'nome' })).toBe(false);
  expect(known({ nomeRazao: 'Joana', correcao: 'email' })).toBe(true);
});

it('always asks a question that is asked only to correct its answer', () => {
  expect(email.step.known).toBeUndefined();
});

describe('the correction of a datum', () => {
  const correcting: ProposalJourney = { correcao: 'nome' };
  const recorded = ({ step }: typeof nome | typeof email | typeof cep) => step.record?.(correcting, 'Joana', aScene());

  it('ends with the answer', () => {
    expect(recorded(nome)).toEqual({ nomeRazao: 'Joana' });
    expect(recorded(email)).toEqual({});
  });

  it('ends with an option that is chosen', () => {
    const { options } = nome.step;
    const [option] = typeof options === 'function' ? options(aScene()) : [];
    expect(option?.opens === undefined && option?.record?.(correcting, aScene())).toEqual({});
  });

  it('lasts until the steps after the answer end it, where there are any', () => {
    expect(recorded(cep)).toEqual({ cep: 'Joana', correcao: 'nome' });
  });
});

// Checked by the compiler: each expected error must be one, or this file does not compile.
export const wrongWireName = defineQuestion({
  id: 'wrong',
  label: () => 'Outro',
  group: 'Titular',
  shown: () => '',
  // @ts-expect-error the proposal request has no field `firstName`
  send: () => ({ nome: '', firstName: '' }),
  step: defineStep({ name: 'ask-wrong', leadsTo, input }),
});
