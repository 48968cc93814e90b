import type { PurchaseNote } from '../../entities';
import { aSegment } from '../../testing/segments';
import { aTalk, type EngineTalk } from '../../testing/talk';
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
    settleFailure: (journey, { code }) =>
      code === 'http.refused' ? { ...journey, empresaId: 1 } : { ...journey, cpfCnpj: 'open' },
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
  const talk = aTalk({ steps: [pay, refused], delayMs: 0 });
  talk.start();
  talk.submit();
  return talk;
};
const submission = (talk: EngineTalk) => talk.snapshot().submissions.card;

it('stores what a creation is to the visitor, with every outcome', () => {
  const talk = sending();
  expect(submission(talk)).toMatchObject({ state: 'sending', purchase: note });

  talk.failed('network.lost');
  expect(submission(talk)).toMatchObject({ state: 'unknown', purchase: note, told: true });
});

it('keeps an outcome unknown when a repeat is refused while the first attempt may have acted', () => {
  const talk = sending();
  talk.failed('network.lost');
  talk.choose('again');
  talk.submit();

  talk.failed('http.refused');
  expect(submission(talk)).toMatchObject({ state: 'unknown', told: true });
  talk.choose('again');
  expect(talk.where()).toBe('demo:pay waiting');
});

it('does not send a payment that another tab has, says so, and can go on from where it was', () => {
  const talk = sending();

  talk.failed('purchase.elsewhere');
  expect(talk.where()).toBe('host:compra-em-outra-aba waiting');
  expect(submission(talk)).toBeUndefined(); // as if it had never been sent
  expect(talk.snapshot().journey).toEqual({}); // not a refusal, and nothing unknown
  expect(talk.snapshot().trouble).toMatchObject({ uncertain: false, place: { segment: 'demo', step: 'pay' } });

  talk.choose('here');
  expect(talk.where()).toBe('demo:pay waiting');
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
  const talk = aTalk({
    steps: [pay, refused],
    delayMs: 0,
    places: { purchaseElsewhere: { segment: 'visit', step: 'elsewhere' } },
  });
  talk.start();
  talk.submit();
  talk.failed('purchase.elsewhere');
  talk.cannotLoad('visit');
  expect(talk.where()).toBe('host:segmento-indisponivel waiting');

  talk.choose('again');
  talk.ready(elsewhere);
  talk.failed('network.lost');
  talk.choose('again');
  talk.fetched('ok');
  expect(talk.where()).toBe('visit:elsewhere waiting');

  talk.choose('here');
  expect(talk.where()).toBe('demo:pay waiting');
});

it('keeps an earlier attempt unknown when its repeat is not sent because of another tab', () => {
  const talk = sending();
  talk.failed('network.lost');
  talk.choose('again');
  talk.submit();

  talk.failed('purchase.elsewhere');
  expect(talk.where()).toBe('host:compra-em-outra-aba waiting');
  expect(submission(talk)).toMatchObject({ state: 'unknown', told: true });
});

it('says that an outcome is pending when the segment that has to explain it is missing', () => {
  const talk = sending();
  talk.reload([]);

  talk.cannotLoad('demo', 'segment.absent');
  expect(talk.where()).toBe('host:segmento-indisponivel waiting');
  expect(talk.snapshot().trouble?.isPending).toBe(true);
  expect(submission(talk)?.state).toBe('sending');
});
