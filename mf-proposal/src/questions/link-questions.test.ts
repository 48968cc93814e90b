import { defineSegment, defineStep } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import { accept } from '@consorcio/shared/validation';
import { correct } from './correction';
import { defineQuestion } from './define-question';
import { linkQuestions } from './link-questions';

const input = { kind: 'text', label: 'Texto', check: (typed: string) => accept(typed) } as const;

const nome = defineQuestion({
  id: 'nome',
  label: 'Nome',
  group: 'Titular',
  value: (journey) => journey.nomeRazao,
  send: (nomeRazao) => ({ nomeRazao }),
  step: (next) =>
    defineStep({
      name: 'ask-nome',
      leadsTo: [next],
      input,
      options: [{ id: 'sem-nome', label: 'Sem nome', to: next }],
      record: (journey, nomeRazao) => ({ ...journey, nomeRazao }),
    }),
});
const email = defineQuestion({
  id: 'email',
  label: 'E-mail',
  group: 'Contato',
  isAskedOnlyToCorrect: true,
  value: (journey) => journey.email,
  send: (address) => ({ email: address }),
  step: (next) => defineStep({ name: 'ask-email', leadsTo: [next], input }),
});
const cep = defineQuestion({
  id: 'cep',
  label: 'CEP',
  group: 'Endereço',
  value: (journey) => journey.cep,
  send: (code) => ({ cep: code }),
  step: () =>
    defineStep({
      name: 'ask-cep',
      leadsTo: ['find-cep'],
      input,
      record: (journey, code) => ({ ...journey, cep: code }),
    }),
  followUps: (next) => [defineStep({ name: 'find-cep', leadsTo: [next] })],
});

const { first, questions } = linkQuestions([nome, email, cep], 'summary');
const steps = questions.flatMap((question) => question.steps);
const summary = defineStep({ name: 'summary', leadsTo: ['end'] });

it('leads each question to the next one that a first visit is asked, and the last one to the summary', () => {
  expect(first).toBe('ask-nome');
  expect(steps.map(({ name, leadsTo }) => [name, leadsTo])).toEqual([
    ['ask-nome', ['ask-cep']],
    ['ask-email', ['ask-cep']],
    ['ask-cep', ['find-cep']],
    ['find-cep', ['summary']],
  ]);
});

it('skips a question whose answer is known, unless it is being corrected', () => {
  const [asked] = steps;
  const known = (journey: Parameters<typeof correct>[0]) => asked?.known?.(aScene({ journey }));
  expect(known({})).toBe(false);
  expect(known({ nomeRazao: '' })).toBe(false);
  expect(known({ nomeRazao: 'Joana' })).toBe(true);
  expect(known(correct({ nomeRazao: 'Joana' }, 'nome'))).toBe(false);
  expect(known(correct({ nomeRazao: 'Joana' }, 'email'))).toBe(true);
});

it('always asks a question that is asked only to correct its answer', () => {
  expect(steps.find(({ name }) => name === 'ask-email')?.known).toBeUndefined();
});

describe('the correction of a datum', () => {
  const recorded = (name: string) => {
    const step = steps.find((one) => one.name === name);
    return step?.record?.(correct({}, 'nome'), 'Joana', aScene());
  };

  it('ends with the answer', () => {
    expect(recorded('ask-nome')).toEqual({ nomeRazao: 'Joana' });
    expect(recorded('ask-email')).toEqual({});
  });

  it('ends with an option that is chosen', () => {
    const options = steps[0]?.options;
    const [option] = typeof options === 'function' ? options(aScene()) : [];
    expect(option?.opens === undefined && option?.record?.(correct({}, 'nome'), aScene())).toEqual({});
  });

  it('lasts until the steps after the answer end it, where there are any', () => {
    expect(recorded('ask-cep')).toEqual({ cep: 'Joana', correcao: 'nome' });
  });
});

it('neither shows nor sends an answer that is not known', () => {
  expect([nome.shown({}), nome.furtherLines({})]).toEqual(['', []]);
  expect(() => nome.send({})).toThrow('does not know nome');
  expect(nome.send({ nomeRazao: 'Joana Prado Silva' })).toEqual({ nomeRazao: 'Joana Prado Silva' });
});

// Checked by the compiler: each expected error must be one, or this file does not compile.
export const complete = defineSegment({ name: 'demo', entry: first, exits: [], steps: [...steps, summary] });

// @ts-expect-error 'summary', where the last question leads, is not a step of this segment
export const withoutEnd = defineSegment({ name: 'demo', entry: first, exits: [], steps });

const stray = defineQuestion({
  id: 'stray',
  label: 'Outro',
  group: 'Titular',
  value: (journey) => journey.nome,
  send: () => ({}),
  step: (next) => defineStep({ name: 'ask-stray', leadsTo: [next, 'nowhere'], input, next: () => 'nowhere' }),
});
const strayed = linkQuestions([stray], 'summary').questions.flatMap((question) => question.steps);

// @ts-expect-error 'nowhere', where a question leads, is not a step of this segment
export const dangling = defineSegment({ name: 'demo', entry: 'summary', exits: [], steps: [...strayed, summary] });

export const wrongWireName = defineQuestion({
  id: 'wrong',
  label: 'Outro',
  group: 'Titular',
  value: (journey) => journey.nome,
  // @ts-expect-error the proposal request has no field `firstName`
  send: (value) => ({ nome: value, firstName: value }),
  step: (next) => defineStep({ name: 'ask-wrong', leadsTo: [next], input }),
});
