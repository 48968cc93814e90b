import type { Failure } from '@consorcio/shared/errors';
import { bubblesOf, optionsOf } from '@consorcio/shared/flow';
import { aProposedJourney, aScene } from '@consorcio/shared/testing';
import { cardAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import segment from '../../segment';
import type { PaymentJourney } from '../../state';
import { aPayingJourney } from '../../testing/conversation';
import { anOpenPayment, aReturningJourney } from '../../testing/open-purchase';
import { isApproved, isUncertain } from './card-payment';
import { cardWords } from './card-words';
import { payByCard } from './pay-by-card';
import { verdictOf } from './verdict';

itReadsAllAnswers(cardAnswers, (call) => payByCard(call, { propostaId: 1, recusas: 0 }));

const cardOf = (estado: 'enviando' | 'incerto' | 'registrado' | 'pago') => anOpenPayment({ metodo: 'cartao', estado });

it.each([
  ['incerto', true],
  ['pendente', false],
  ['aprovado', false],
  ['novo', false], // of a later release
])('a card payment whose stored outcome is %j is uncertain: %j', (cartaoSituacao, expected) => {
  expect(isUncertain(aPayingJourney({ cartaoSituacao }))).toBe(expected);
});

it.each([
  ['is being sent', [cardOf('enviando')], true],
  ['has no answer', [cardOf('incerto')], true],
  ['has no answer, beside a Pix', [anOpenPayment(), cardOf('incerto')], true],
  ['is registered', [cardOf('registrado')], false],
  ['is paid', [cardOf('pago')], false],
  ['is a Pix', [anOpenPayment({ estado: 'incerto' })], false],
  ['is absent', [], false],
])('is uncertain when the payment of another tab %s: %j', (_what, payments, expected) => {
  expect(isUncertain(aReturningJourney(payments))).toBe(expected);
});

it.each([
  ['for another proposal', aReturningJourney([cardOf('incerto')], 999)],
  ['that there is none', aProposedJourney()],
  ...[{ cartaoSituacao: 'aprovado' }, { cartaoSituacao: 'pendente' }, { cartaoConferido: true }].map(
    (known): [string, PaymentJourney] => [
      `once this one knows the outcome: ${JSON.stringify(known)}`,
      { ...aReturningJourney([cardOf('incerto')]), pagamento: { propostaID: 1001, ...known } },
    ],
  ),
])('ignores the payment of another tab %s', (_what, journey) => {
  expect(isUncertain(journey)).toBe(false);
});

it('is approved only after an approval', () => {
  expect(isApproved(aPayingJourney({ cartaoSituacao: 'aprovado' }))).toBe(true);
  expect(isApproved(aPayingJourney({ cartaoSituacao: 'pendente' }))).toBe(false);
  expect(isApproved(aProposedJourney())).toBe(false);
});

const noAnswer = ['network.lost', 'network.timeout', 'http.failed', 'contract.mismatch'] as const;
const turnedAway = [401, 403, 404, 405, 407, 408, 413, 415, 425, 429];
const refusedWith = (status: number): Failure => ({ code: 'http.refused', status });

it.each<[string, readonly Failure[], 'honoured' | 'sent' | 'off', ReturnType<typeof verdictOf>]>([
  ['without an answer', noAnswer.map((code) => ({ code })), 'honoured', 'unknown'],
  ['that never reached a bank', turnedAway.map(refusedWith), 'honoured', 'nothing-new'],
  ['that was never sent', [{ code: 'network.offline' }], 'honoured', 'nothing-new'],
  ['that the bank refused', [400, 402, 410, 451].map(refusedWith), 'honoured', 'refused'],
  ['about the key, which is honoured,', [409, 422].map(refusedWith), 'honoured', 'unknown'],
  ['about a key that was sent', [422].map(refusedWith), 'sent', 'unknown'],
  ['in progress, also without a key,', [409].map(refusedWith), 'off', 'unknown'],
  ['with other data, without a key,', [422].map(refusedWith), 'off', 'refused'],
])('the verdict about a request %s (%j, keys %s) is %s', (_what, failures, idempotencyKeys, verdict) => {
  for (const failure of failures) expect(verdictOf(failure, { idempotencyKeys })).toBe(verdict);
});

describe('payment-credit-card-select', () => {
  const { 'payment-credit-card-select': step } = segment.steps;
  const { overlay, submit } = step ?? {};
  const proposed = aProposedJourney();
  const uncertain = aPayingJourney({ cartaoSituacao: 'incerto' });

  it.each([
    ['a first payment', proposed, 'honoured', false, cardWords.title],
    ['a first payment', proposed, 'off', false, cardWords.title],
    ['the check of an open payment', uncertain, 'honoured', 'confere', cardWords.verify],
    ['a repeat that may be a second charge', uncertain, 'off', 'repete', cardWords.repeat],
    ['a repeat that may be a second charge', uncertain, 'sent', 'repete', cardWords.repeat],
  ] as const)('calls %s what it is, in form and answer', (_what, journey, idempotencyKeys, emAberto, words) => {
    const scene = { ...aScene({ journey }), idempotencyKeys };

    expect(overlay?.props?.(scene)).toEqual({ propostaID: 1001, valorInCents: 885_00, emAberto });
    expect(submit?.say(scene)).toBe(words);
  });

  it('leads back by a button of the form, which the conversation does not show', () => {
    const options = step ? optionsOf(step, aScene({ journey: proposed })) : [];

    expect(options.map(({ id, part }) => [id, part])).toEqual([[overlay?.dismiss, overlay?.name]]);
  });

  it('is an open payment only while its outcome is unknown', () => {
    const isOpen = (journey: typeof uncertain) => submit?.creates?.isOpen?.(aScene({ journey }));

    expect(isOpen(uncertain)).toBe(true);
    expect(isOpen(proposed)).toBe(false);
  });
});

describe('payment-refused', () => {
  const journey = aPayingJourney({ cartaoRecusas: 1 });
  const help = 'Confira os dados do cartão ou escolha outra forma de pagar.';

  const textsAfter = (step: string, failure: Failure) => {
    const { 'payment-refused': refused } = segment.steps;
    const trouble = { failure, place: { segment: 'payment', step }, uncertain: false };
    return refused ? bubblesOf(refused, aScene({ journey, trouble })) : [];
  };

  it('says that nothing was charged when the bank has just refused the card', () => {
    const texts = ['Pagamento recusado :(', `Nada foi cobrado. ${help}`];
    expect(textsAfter('payment-credit-card-select', refusedWith(402))).toEqual(texts);
  });

  it('does not say it again after the segment was missing, because another tab may have paid since', () => {
    expect(textsAfter('payment-refused', { code: 'segment.unreachable' })).toEqual(['Pagamento recusado :(', help]);
  });
});
