import type { PurchaseNote } from '../../entities';
import { aConversation, type EngineConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { defineStep } from '../step';

const note: PurchaseNote = {
  propostaID: 1001,
  planoID: 1,
  bemNome: 'Carro',
  metodo: 'cartao',
  nome: 'o cartão',
  valorInCents: 1,
  quita: true,
};

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
const refused = defineStep({
  name: 'refused',
  leadsTo: ['pay'],
  text: 'E agora?',
  options: [{ id: 'again', label: 'De novo', to: 'pay' }],
});

const sending = () => {
  const conversation = aConversation({ steps: [pay, refused], delayMs: 0 });
  conversation.start();
  conversation.submit();
  return conversation;
};
const submission = (conversation: EngineConversation) => conversation.snapshot().submissions.card;

it('stores what a creation is to the visitor, with every outcome', () => {
  const conversation = sending();
  expect(submission(conversation)).toMatchObject({ state: 'sending', purchase: note });

  conversation.failed('network.lost');
  expect(submission(conversation)).toMatchObject({ state: 'unknown', purchase: note, told: true });
});

it('keeps an outcome unknown when a repeat is refused while the first attempt may have acted', () => {
  const conversation = sending();
  conversation.failed('network.lost');
  conversation.choose('again');
  conversation.submit();

  conversation.failed('http.refused');
  expect(submission(conversation)).toMatchObject({ state: 'unknown', told: true });
  expect(conversation.snapshot().journey.nome).toBe(submission(conversation)?.key); // the step knows which one was refused
  conversation.choose('again');
  expect(conversation.where()).toBe('demo:pay waiting');
});

it('does not send a payment that another tab has, says so, and can go on from where it was', () => {
  const conversation = sending();

  conversation.failed('purchase.elsewhere');
  expect(conversation.where()).toBe('host:compra-em-outra-aba waiting');
  expect(submission(conversation)).toBeUndefined(); // as if it had never been sent
  expect(conversation.snapshot().journey).toEqual({}); // not a refusal, and nothing unknown
  expect(conversation.snapshot().trouble).toMatchObject({ uncertain: false, place: { segment: 'demo', step: 'pay' } });

  conversation.choose('here');
  expect(conversation.where()).toBe('demo:pay waiting');
});

const elsewhere = aSegment('visit', [
  defineStep({
    name: 'elsewhere',
    leadsTo: ['back-to-trouble'],
    fetch: { input: () => undefined, run: async () => 'ok', settle: (journey) => journey },
    text: 'Está em outra aba.',
    options: [{ id: 'here', label: 'Aqui mesmo', to: 'back-to-trouble' }],
  }),
]);

it('goes on from where it was also when what says so has failed to load and to answer', () => {
  const conversation = aConversation({
    steps: [pay, refused],
    delayMs: 0,
    places: { purchaseElsewhere: { segment: 'visit', step: 'elsewhere' } },
  });
  conversation.start();
  conversation.submit();
  conversation.failed('purchase.elsewhere');
  conversation.cannotLoad('visit');
  expect(conversation.where()).toBe('host:segmento-indisponivel waiting');

  conversation.choose('again');
  conversation.ready(elsewhere);
  conversation.failed('network.lost');
  conversation.choose('again');
  conversation.fetched('ok');
  expect(conversation.where()).toBe('visit:elsewhere waiting');

  conversation.choose('here');
  expect(conversation.where()).toBe('demo:pay waiting');
});

it('keeps an earlier attempt unknown when its repeat is not sent because of another tab', () => {
  const conversation = sending();
  conversation.failed('network.lost');
  conversation.choose('again');
  conversation.submit();

  conversation.failed('purchase.elsewhere');
  expect(conversation.where()).toBe('host:compra-em-outra-aba waiting');
  expect(submission(conversation)).toMatchObject({ state: 'unknown', told: true });
});

it('says that an outcome is pending when the segment that has to explain it is missing', () => {
  const conversation = sending();
  conversation.reload([]);

  conversation.cannotLoad('demo', 'segment.absent');
  expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
  expect(conversation.snapshot().trouble?.isPending).toBe(true);
  expect(submission(conversation)?.state).toBe('sending');
});
