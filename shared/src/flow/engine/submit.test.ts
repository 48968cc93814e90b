import type { ErrorCode } from '../../errors';
import { aConversation, type EngineConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
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
  const conversation = aConversation({ steps, delayMs: 0 });
  conversation.start();
  return conversation;
};
const sending = () => {
  const conversation = waiting();
  conversation.submit();
  return conversation;
};
const keys = (conversation: EngineConversation) =>
  conversation.all('request').map(({ idempotencyKey }) => idempotencyKey);
const facts = (conversation: EngineConversation) => conversation.all('publish').map(({ fact }) => fact.payload);

it('waits until the form is handed in, and stores that it is sending before it goes out, without anything of the form', () => {
  const conversation = waiting();
  expect(conversation.where()).toBe('demo:pay waiting');

  conversation.submit();

  expect(conversation.where()).toBe('demo:pay submitting');
  expect(conversation.snapshot().submissions.card).toEqual({ key: keys(conversation)[0], state: 'sending' });
  expect(conversation.all('request')).toEqual([
    {
      type: 'request',
      part: 'submit',
      token: conversation.token(),
      segment: 'demo',
      step: 'pay',
      input: { tries: 0 },
      idempotencyKey: keys(conversation)[0],
    },
  ]);
});

it('writes the answer into the journey, says what was done, publishes and continues', () => {
  const conversation = sending();

  conversation.fetched('123456');

  expect(conversation.where()).toBe('demo:paid waiting');
  expect(conversation.snapshot().journey.cpfCnpj).toBe('123456');
  expect(conversation.snapshot().submissions.card?.state).toBe('sent');
  expect(conversation.said()).toEqual(['bot: Os dados do cartão?', 'user: Pagar com cartão', 'bot: paid']);
  expect(facts(conversation)).toEqual([{ step: 'paid 123456' }]);
});

it.each(['submit', 'answer', 'option'])('ignores everything while it is under way: %s', (kind) => {
  const conversation = waiting();
  const { snapshot } = conversation;
  const token = conversation.token();
  conversation.submit();
  const before = snapshot();

  if (kind === 'submit')
    for (const again of [token, conversation.token()]) conversation.happen({ type: 'submitted', token: again });
  if (kind === 'answer') conversation.give('x');
  if (kind === 'option') conversation.choose('back');

  expect(snapshot()).toBe(before);
  expect(keys(conversation)).toHaveLength(1);
});

it('does nothing in a step that has no form to send', () => {
  const conversation = waiting();
  conversation.choose('back');
  const before = conversation.snapshot();

  conversation.submit();

  expect(conversation.snapshot()).toBe(before);
});

it('sends nothing a second time that was sent', () => {
  const conversation = sending();
  conversation.fetched('1');
  conversation.choose('again');

  conversation.submit();

  expect(conversation.where()).toBe('demo:paid waiting');
  expect(keys(conversation)).toHaveLength(1);
});

it('keeps the question open with a sentence when nothing was sent', () => {
  const conversation = sending();

  conversation.failed('network.offline');

  expect(conversation.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Sem internet.' });
  expect(conversation.all('refuse')).toEqual([{ type: 'refuse', problem: 'Sem internet.' }]);
  expect(conversation.said()).toEqual(['bot: Os dados do cartão?']);
  expect(conversation.snapshot().submissions.card?.state).toBe('failed');
});

it.each<[ErrorCode, 'failed' | 'unknown']>([
  ['http.refused', 'failed'],
  ['network.lost', 'unknown'],
  ['network.timeout', 'unknown'],
  ['http.failed', 'unknown'],
  ['contract.mismatch', 'unknown'],
])('leads a failure (%s) on, as %s, and says that something was sent', (code, state) => {
  const conversation = sending();

  conversation.failed(code);

  expect(conversation.where()).toBe('demo:refused waiting');
  expect(conversation.snapshot().submissions.card?.state).toBe(state);
  expect(conversation.snapshot().trouble).toMatchObject({ failure: { code }, uncertain: state === 'unknown' });
  expect(conversation.said().slice(-2)).toEqual(['user: Pagar com cartão', 'bot: refused']);
  expect(facts(conversation)).toEqual([{ step: code }]);
});

it('has another key after a refusal, and the same key after an unknown outcome', () => {
  const conversation = sending();
  conversation.failed('network.timeout');
  conversation.choose('again');
  conversation.submit();
  conversation.failed('http.refused');
  conversation.choose('again');
  conversation.submit();

  const [first, second, third] = keys(conversation);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('is unknown after a reload in the middle, and is not sent again by itself', () => {
  const conversation = sending();

  conversation.reload();

  expect(conversation.where()).toBe('demo:refused waiting');
  expect(conversation.snapshot().submissions.card?.state).toBe('unknown');
  expect(conversation.said().slice(-2)).toEqual(['user: Pagar com cartão', 'bot: refused']);
  expect(keys(conversation)).toHaveLength(1);
});

it('is unknown, too, when the segment fails to load after that reload and loads later', () => {
  const conversation = sending();
  const demo = aSegment('demo', steps);

  conversation.reload([]);
  conversation.cannotLoad('demo');
  expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
  conversation.choose('again');
  conversation.ready(demo);

  expect(conversation.where()).toBe('demo:refused waiting');
  expect(conversation.snapshot().submissions.card?.state).toBe('unknown');
  expect(keys(conversation)).toHaveLength(1);
});

it('starts its step again when a deploy has removed the form meanwhile', () => {
  const conversation = sending();
  const { submit: _gone, overlay: _form, ...rest } = pay;

  conversation.reload([
    aSegment('demo', [{ ...rest, options: [{ id: 'back', label: 'Voltar', to: 'other' }] }, ...steps.slice(1)]),
  ]);

  expect(conversation.where()).toBe('demo:pay waiting');
});
