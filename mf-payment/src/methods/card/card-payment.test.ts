import { aProposedJourney } from '@consorcio/shared/testing';
import { cardAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import { aCardForm, aPayingJourney } from '../../testing/conversation';
import { anOpenPayment, aReturningJourney } from '../../testing/open-purchase';
import { isApproved, isUncertain } from './card-payment';
import { payByCard } from './pay-by-card';

itReadsAllAnswers(cardAnswers, (call) => payByCard(call, aCardForm(), { propostaId: 1, recusas: 0 }));

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

it('ignores the payment of another tab for another proposal', () => {
  expect(isUncertain(aReturningJourney([cardOf('incerto')], 999))).toBe(false);
  expect(isUncertain(aProposedJourney())).toBe(false);
});

it.each([{ cartaoSituacao: 'aprovado' }, { cartaoSituacao: 'pendente' }, { cartaoConferido: true }])(
  'ignores the payment of another tab once this one knows the outcome: %j',
  (known) => {
    const journey = { ...aReturningJourney([cardOf('incerto')]), pagamento: { propostaID: 1001, ...known } };

    expect(isUncertain(journey)).toBe(false);
  },
);

it('is approved only after an approval', () => {
  expect(isApproved(aPayingJourney({ cartaoSituacao: 'aprovado' }))).toBe(true);
  expect(isApproved(aPayingJourney({ cartaoSituacao: 'pendente' }))).toBe(false);
  expect(isApproved(aProposedJourney())).toBe(false);
});
