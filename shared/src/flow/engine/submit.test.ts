import type { ErrorCode } from '../../errors';
import { aSegment } from '../../testing/segments';
import { aTalk, type EngineTalk } from '../../testing/talk';
import { defineStep } from '../step';

const pay = defineStep({
  name: 'pay',
  leadsTo: ['paid', 'refused', 'other'],
  text: 'Os dados do cartão?',
  overlay: { name: 'form', dismiss: 'back' },
  options: [{ id: 'back', label: 'Voltar', to: 'other', part: 'form' }],
  submit: {
    input: ({ journey }) => ({ tries: journey.empresaId ?? 0 }),
    run: async () => 'ok',
    creates: { intent: 'card', sameAs: ({ tries }) => String(tries) },
    settle: (journey, authorisation) => ({ ...journey, cpfCnpj: String(authorisation) }),
    facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: `paid ${journey.cpfCnpj}` } }],
    refusal: ({ code }) => (code === 'network.offline' ? 'Sem internet.' : undefined),
    settleFailure: (journey, { code }) =>
      code === 'http.refused' ? { ...journey, empresaId: (journey.empresaId ?? 0) + 1 } : journey,
    failureFacts: ({ code }) => [{ name: 'specialists.requested', payload: { step: code } }],
    fails: () => 'refused',
    say: () => 'Pagar com cartão',
  },
  next: () => 'paid',
});
const question = (name: 'paid' | 'refused' | 'other') =>
  defineStep({ name, leadsTo: ['pay'], text: name, options: [{ id: 'again', label: 'De novo', to: 'pay' }] });
const steps = [pay, question('paid'), question('refused'), question('other')];

const waiting = () => {
  const talk = aTalk({ steps, delayMs: 0 });
  talk.start();
  return talk;
};
const sending = () => {
  const talk = waiting();
  talk.submit();
  return talk;
};
const keys = (talk: EngineTalk) => talk.all('request').map(({ idempotencyKey }) => idempotencyKey);
const facts = (talk: EngineTalk) => talk.all('publish').map(({ fact }) => fact.payload);

it('waits until the form is handed in, and stores that it is sending before it goes out, without anything of the form', () => {
  const talk = waiting();
  expect(talk.where()).toBe('demo:pay waiting');

  talk.submit();

  expect(talk.where()).toBe('demo:pay submitting');
  expect(talk.snapshot().submissions.card).toEqual({ key: keys(talk)[0], state: 'sending' });
  expect(talk.all('request')).toEqual([
    {
      type: 'request',
      part: 'submit',
      token: talk.token(),
      segment: 'demo',
      step: 'pay',
      input: { tries: 0 },
      idempotencyKey: keys(talk)[0],
    },
  ]);
});

it('writes the answer into the journey, says what was done, publishes and continues', () => {
  const talk = sending();

  talk.fetched('123456');

  expect(talk.where()).toBe('demo:paid waiting');
  expect(talk.snapshot().journey.cpfCnpj).toBe('123456');
  expect(talk.snapshot().submissions.card?.state).toBe('sent');
  expect(talk.said()).toEqual(['bot: Os dados do cartão?', 'user: Pagar com cartão', 'bot: paid']);
  expect(facts(talk)).toEqual([{ step: 'paid 123456' }]);
});

it.each(['submit', 'answer', 'option'])('ignores everything while it is under way: %s', (kind) => {
  const talk = waiting();
  const { snapshot } = talk;
  const token = talk.token();
  talk.submit();
  const before = snapshot();

  if (kind === 'submit') for (const again of [token, talk.token()]) talk.happen({ type: 'submitted', token: again });
  if (kind === 'answer') talk.give('x');
  if (kind === 'option') talk.choose('back');

  expect(snapshot()).toBe(before);
  expect(keys(talk)).toHaveLength(1);
});

it('does nothing in a step that has no form to send', () => {
  const talk = waiting();
  talk.choose('back');
  const before = talk.snapshot();

  talk.submit();

  expect(talk.snapshot()).toBe(before);
});

it('sends nothing a second time that was sent', () => {
  const talk = sending();
  talk.fetched('1');
  talk.choose('again');

  talk.submit();

  expect(talk.where()).toBe('demo:paid waiting');
  expect(keys(talk)).toHaveLength(1);
});

it('keeps the question open with a sentence when nothing was sent', () => {
  const talk = sending();

  talk.failed('network.offline');

  expect(talk.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Sem internet.' });
  expect(talk.all('refuse')).toEqual([{ type: 'refuse', problem: 'Sem internet.' }]);
  expect(talk.said()).toEqual(['bot: Os dados do cartão?']);
  expect(talk.snapshot().submissions.card?.state).toBe('failed');
});

it.each<[ErrorCode, 'failed' | 'unknown']>([
  ['http.refused', 'failed'],
  ['network.lost', 'unknown'],
  ['network.timeout', 'unknown'],
  ['http.failed', 'unknown'],
  ['contract.mismatch', 'unknown'],
])('leads a failure (%s) on, as %s, and says that something was sent', (code, state) => {
  const talk = sending();

  talk.failed(code);

  expect(talk.where()).toBe('demo:refused waiting');
  expect(talk.snapshot().submissions.card?.state).toBe(state);
  expect(talk.snapshot().trouble).toMatchObject({ failure: { code }, uncertain: state === 'unknown' });
  expect(talk.said().slice(-2)).toEqual(['user: Pagar com cartão', 'bot: refused']);
  expect(facts(talk)).toEqual([{ step: code }]);
});

it('has another key after a refusal, and the same key after an unknown outcome', () => {
  const talk = sending();
  talk.failed('network.timeout');
  talk.choose('again');
  talk.submit();
  talk.failed('http.refused');
  talk.choose('again');
  talk.submit();

  const [first, second, third] = keys(talk);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('is unknown after a reload in the middle, and is not sent again by itself', () => {
  const talk = sending();

  talk.reload();

  expect(talk.where()).toBe('demo:refused waiting');
  expect(talk.snapshot().submissions.card?.state).toBe('unknown');
  expect(talk.said().slice(-2)).toEqual(['user: Pagar com cartão', 'bot: refused']);
  expect(keys(talk)).toHaveLength(1);
});

it('is unknown, too, when the segment fails to load after that reload and loads later', () => {
  const talk = sending();
  const demo = aSegment('demo', steps);

  talk.reload([]);
  talk.cannotLoad('demo');
  expect(talk.where()).toBe('host:segmento-indisponivel waiting');
  talk.choose('again');
  talk.ready(demo);

  expect(talk.where()).toBe('demo:refused waiting');
  expect(talk.snapshot().submissions.card?.state).toBe('unknown');
  expect(keys(talk)).toHaveLength(1);
});

it('starts its step again when a deploy has removed the form meanwhile', () => {
  const talk = sending();
  const { submit: _gone, overlay: _form, ...rest } = pay;

  talk.reload([
    aSegment('demo', [{ ...rest, options: [{ id: 'back', label: 'Voltar', to: 'other' }] }, ...steps.slice(1)]),
  ]);

  expect(talk.where()).toBe('demo:pay waiting');
});
