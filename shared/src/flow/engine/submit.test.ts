import type { PurchaseNote } from '../../entities';
import type { ErrorCode } from '../../errors';
import {
  type EngineConversation,
  type EngineConversationOptions,
  expectIgnored,
  startConversation,
} from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aQuestion, aRequest } from '../../testing/steps';
import { defineStep } from '../step';

const submission = (conversation: EngineConversation) => conversation.snapshot().submissions.card;

describe('a submitted form', () => {
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
  const others = ['paid', 'refused', 'other'].map((name) => aQuestion(name, { again: 'pay' }));
  const waiting = () => startConversation([pay, ...others]);
  const sending = () => waiting().submit();
  const facts = (conversation: EngineConversation) => conversation.all('publish').map(({ fact }) => fact.payload);

  it('is marked as sending before it goes out, and nothing of it is stored', () => {
    expect(waiting().where()).toBe('demo:pay waiting');
    const conversation = sending();
    const [idempotencyKey] = conversation.keys();

    expect(conversation.where()).toBe('demo:pay submitting');
    expect(submission(conversation)).toEqual({ key: idempotencyKey, state: 'sending' });
    const request = { type: 'request', part: 'submit', segment: 'demo', step: 'pay', input: { tries: 0 } };
    expect(conversation.all('request')).toEqual([{ ...request, token: conversation.token(), idempotencyKey }]);
  });

  it('writes the answer into the journey, says what was done, publishes and continues; it is not sent twice', () => {
    const conversation = sending().fetched('123456');

    expect(conversation.state()).toMatchObject({ where: 'demo:paid waiting', journey: { cpfCnpj: '123456' } });
    expect(submission(conversation)?.state).toBe('sent');
    expect(conversation.said()).toEqual(['bot: Os dados do cartão?', 'user: Pagar com cartão', 'bot: paid']);
    expect(facts(conversation)).toEqual([{ step: 'paid 123456' }]);

    expect(conversation.choose('again').submit().where()).toBe('demo:paid waiting');
    expect(conversation.keys()).toHaveLength(1);
  });

  it.each<[string, (conversation: EngineConversation) => void]>([
    ['another submit', (conversation) => conversation.submit()],
    ['an answer', (conversation) => conversation.give('x')],
    ['an option', (conversation) => conversation.choose('back')],
  ])('makes the step ignore %s while it is under way', (_what, act) => {
    const conversation = waiting();
    const token = conversation.token();
    conversation.submit();

    expectIgnored(conversation, () => {
      act(conversation);
      conversation.happen({ type: 'submitted', token });
    });
    expect(conversation.keys()).toHaveLength(1);
  });

  it('changes nothing at a step that has no form to send', () => {
    const conversation = waiting().choose('back');

    expectIgnored(conversation, conversation.submit);
  });

  it('keeps the question open with a sentence when nothing was sent', () => {
    const conversation = sending().failed('network.offline');

    expect(conversation.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Sem internet.' });
    expect(conversation.said()).toEqual(['bot: Os dados do cartão?']);
    expect(submission(conversation)?.state).toBe('failed');
  });

  it.each<[ErrorCode, 'failed' | 'unknown']>([
    ['http.refused', 'failed'],
    ['network.lost', 'unknown'],
  ])('leads a failure (%s) on, as %s, and says that something was sent', (code, state) => {
    const conversation = sending().failed(code);

    expect(conversation.where()).toBe('demo:refused waiting');
    expect(submission(conversation)?.state).toBe(state);
    expect(conversation.snapshot().trouble).toMatchObject({ failure: { code }, uncertain: state === 'unknown' });
    expect(conversation.said().slice(-2)).toEqual(['user: Pagar com cartão', 'bot: refused']);
    expect(facts(conversation)).toEqual([{ step: code }]);
  });

  it('has another key after a refusal, and the same key after an unknown outcome', () => {
    const conversation = sending();
    for (const code of ['network.timeout', 'http.refused'] as const) conversation.failed(code).choose('again').submit();

    const [first, second, third] = conversation.keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is unknown after a reload in the middle, also if the segment loads late, and is not sent again by itself', () => {
    const demo = aSegment('demo', [pay, ...others]);
    const late = sending().reload([]).cannotLoad('demo').choose('again').ready(demo);
    for (const conversation of [sending().reload(), late]) {
      expect(conversation.where()).toBe('demo:refused waiting');
      expect(submission(conversation)?.state).toBe('unknown');
      expect(conversation.said().slice(-2)).toEqual(['user: Pagar com cartão', 'bot: refused']);
      expect(conversation.keys()).toHaveLength(1);
    }
  });

  it('starts its step again when a deploy has removed the form meanwhile', () => {
    const conversation = sending().reload([aSegment('demo', [aQuestion('pay', { back: 'other' }), ...others])]);

    expect(conversation.where()).toBe('demo:pay waiting');
  });
});

describe('a purchase', () => {
  const plan = { propostaID: 1001, planoID: 1, bemNome: 'Carro' };
  const note: PurchaseNote = { ...plan, metodo: 'cartao', nome: 'o cartão', valorInCents: 1, quita: true };
  /** A payment that stays open after an unknown outcome, whatever a repeat answers. `empresaId` counts its refusals. */
  const pay = defineStep({
    name: 'pay',
    leadsTo: ['pay', 'refused'],
    text: 'Cartão?',
    overlay: { name: 'form' },
    options: [{ id: 'again', label: 'De novo', to: 'pay' }],
    submit: {
      input: ({ journey }) => journey.empresaId ?? 0,
      run: async () => 'ok',
      creates: {
        intent: 'card',
        sameAs: (refusals) => String(refusals),
        purchase: () => note,
        isOpen: ({ journey }) => journey.cpfCnpj === 'open',
      },
      settle: (journey) => journey,
      settleFailure: (journey, { code }, _scene, key = '') =>
        code === 'http.refused' ? { ...journey, empresaId: 1, nome: key } : { ...journey, cpfCnpj: 'open' },
      fails: () => 'refused',
      say: () => 'Pagar',
    },
    next: () => 'refused',
  });
  const sending = (options?: EngineConversationOptions) =>
    startConversation([pay, aQuestion('refused', { again: 'pay' })], options).submit();
  const repeated = () => {
    const conversation = sending().failed('network.lost');
    expect(submission(conversation)).toMatchObject({ state: 'unknown', purchase: note, told: true });
    return conversation.choose('again').submit();
  };

  it('is stored with the creation, as what it is to the visitor', () => {
    expect(submission(sending())).toMatchObject({ state: 'sending', purchase: note });
  });

  it('stays unknown when its repeat is refused while the first attempt may have acted', () => {
    const conversation = repeated().failed('http.refused');
    expect(submission(conversation)).toMatchObject({ state: 'unknown', told: true });
    expect(conversation.snapshot().journey.nome).toBe(submission(conversation)?.key); // the step knows which one was refused
    expect(conversation.choose('again').where()).toBe('demo:pay waiting');
  });

  it('stays unknown when its repeat is not sent because of another tab', () => {
    const conversation = repeated().failed('purchase.elsewhere');
    expect(conversation.where()).toBe('host:compra-em-outra-aba waiting');
    expect(submission(conversation)).toMatchObject({ state: 'unknown', told: true });
  });

  it('that another tab has is not sent: the visitor reads so, and can go on from where it was', () => {
    const conversation = sending().failed('purchase.elsewhere');
    expect(conversation.where()).toBe('host:compra-em-outra-aba waiting');
    expect(submission(conversation)).toBeUndefined(); // as if it had never been sent
    expect(conversation.snapshot().journey).toEqual({}); // not a refusal, and nothing unknown
    const place = { segment: 'demo', step: 'pay' };
    expect(conversation.snapshot().trouble).toMatchObject({ uncertain: false, place });
    expect(conversation.choose('here').where()).toBe('demo:pay waiting');
  });

  it('goes on from where it was also when what says so has failed to load and to answer', () => {
    const conversation = sending({ places: { purchaseElsewhere: { segment: 'visit', step: 'elsewhere' } } });
    conversation.failed('purchase.elsewhere').cannotLoad('visit');
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');

    const here = aQuestion('elsewhere', { here: 'back-to-trouble' });
    const visit = aSegment('visit', [aRequest('elsewhere', {}, here)]);
    conversation.choose('again').ready(visit).failed('network.lost').choose('again').fetched('ok');
    expect(conversation.where()).toBe('visit:elsewhere waiting');
    expect(conversation.choose('here').where()).toBe('demo:pay waiting');
  });

  it('is pending, and the visitor reads so, when the segment that has to explain it is missing', () => {
    const conversation = sending().reload([]).cannotLoad('demo', 'segment.absent');
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    expect(conversation.snapshot().trouble?.isPending).toBe(true);
    expect(submission(conversation)?.state).toBe('sending');
  });
});
