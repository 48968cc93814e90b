import { couponContext } from '@consorcio/shared/journey';
import { aBrand, aCoupon, aProposal, aProposedJourney, aScene } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { aPayingJourney } from '../testing/conversation';
import { anOpenPayment, aReturningJourney } from '../testing/open-purchase';
import {
  dueLabel,
  mayHaveTwoCharges,
  withOpenCharge,
  withoutOpenCharges,
  withPaidCharge,
  withUnansweredCharge,
} from './open-charges';
import { openPaymentBy, openPayments } from './open-payment';
import { amountLabel, paymentPart, stayHere } from './payment';
import { purchaseNote } from './purchase';
import {
  acceptWarning,
  hasAcceptedWarning,
  triesWithoutConfirmation,
  withOutcome,
  withoutConfirmation,
} from './unconfirmed-payment';

describe('paymentPart', () => {
  const shells = paymentPart(z.object({ conchas: z.optional(z.int()) }));

  it('reads the keys of one method', () => {
    expect(shells.read(aPayingJourney({ conchas: 7 }))).toEqual({ conchas: 7 });
    expect(shells.read(aProposedJourney())).toEqual({});
  });

  it('ignores keys that it cannot parse, and those of an earlier proposal', () => {
    expect(shells.read(aPayingJourney({ conchas: 'seven' }))).toEqual({});
    expect(shells.read(aPayingJourney({ propostaID: 999, conchas: 7 }))).toEqual({});
  });

  it('changes only its own keys, and stores the amount that was asked for', () => {
    const written = shells.write(aPayingJourney({ valorInCents: 1, ouro: 3, conchas: 7 }), { conchas: 8 });
    expect(written.pagamento).toEqual({ propostaID: 1001, valorInCents: 1, ouro: 3, conchas: 8 });
    const first = { propostaID: 1001, valorInCents: 885_00, conchas: 8 };
    expect(shells.write(aProposedJourney(), { conchas: 8 }).pagamento).toEqual(first);
  });
});

describe('amountLabel', () => {
  const journey = aProposedJourney({ cupom: aCoupon() });
  const both = 'R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50';
  const withoutIt = 'R$\u00a0796,50, sem contar os 50% de desconto';

  it.each([
    ['the amount of the plan', false, false, 'R$\u00a0885,00'],
    ['both amounts, if the API has not taken the discount off', true, false, both],
    ['the amount that the coupon leaves', false, true, 'R$\u00a0796,50'],
    ['the same without the discount, if the API has not taken it off', true, true, withoutIt],
  ])('is %s', (_case, desconto, aplicado, label) => {
    const decided = { ...journey, cupomDecisao: { para: couponContext(journey), aplicado } };
    expect(amountLabel(aScene({ journey: decided, brand: aBrand({ desconto }) }))).toBe(label);
  });
});

it.each([
  ['2026-11-23', '23/11/2026'],
  ['2026-11-23T23:59:59-03:00', '23/11/2026'],
  ['23/11/2026', '23/11/2026'],
  ['até 2026-11-23', 'até 2026-11-23'],
  ['amanhã', 'amanhã'],
  ['', ''],
])('reads %j as %j', (received, label) => {
  expect(dueLabel(received)).toBe(label);
});

describe('withOpenCharge', () => {
  const journey = aProposedJourney();
  const pix = { metodo: 'pix', vencimento: '2026-11-23', codigo: '000201' };
  const boleto = { metodo: 'boleto', vencimento: '2026-11-25', codigo: '104', url: 'https://slips.example/1' };
  const withPix = withOpenCharge(journey, 'o Pix', pix);
  const bothOpen = withOpenCharge(withPix, 'o boleto', boleto);

  it('names each open charge once, in an order that does not depend on the order of registration', () => {
    const expected = { propostaID: 1001, nomes: ['o Pix', 'o boleto'] };

    const withBoleto = withOpenCharge(journey, 'o boleto', boleto);
    for (const both of [
      bothOpen,
      withOpenCharge(withBoleto, 'o Pix', pix),
      withOpenCharge(bothOpen, 'o boleto', boleto),
    ])
      expect(both.cobrancas).toMatchObject(expected);
  });

  it('keeps how each charge is paid, the latest of each method', () => {
    const again = { ...pix, codigo: '000202' };
    expect(withOpenCharge(bothOpen, 'o Pix', again).cobrancas?.cobradas).toEqual([boleto, again]);
  });

  it('forgets the charges of an earlier proposal', () => {
    const earlier = { ...journey, cobrancas: { propostaID: 999, nomes: ['o boleto'], cobradas: [boleto] } };
    const expected = { propostaID: 1001, nomes: ['o Pix'], cobradas: [pix] };
    expect(withOpenCharge(earlier, 'o Pix', pix).cobrancas).toEqual(expected);
  });

  it('has no open charge after a payment', () => {
    expect(withoutOpenCharges(withPix)).toEqual(journey);
  });

  it('knows which charge the visitor says is paid', () => {
    expect(withPaidCharge(bothOpen, 'pix').cobrancas?.cobradas).toEqual([{ ...pix, paga: true }, boleto]);
    expect(withPaidCharge(journey, 'pix')).toBe(journey);
    const ofEarlierRelease = { ...journey, cobrancas: { propostaID: 1001, nomes: ['o Pix'] } };
    expect(withPaidCharge(ofEarlierRelease, 'pix')).toEqual(ofEarlierRelease);
  });
});

describe('openPayments', () => {
  const pix = anOpenPayment();
  const boleto = anOpenPayment({ metodo: 'boleto', nome: 'o boleto', codigo: '104' });

  it('lists the payments of an earlier visit that can still be paid: registered, with a code', () => {
    const others = (['enviando', 'incerto', 'pago'] as const).map((estado) => anOpenPayment({ estado }));
    const journey = aReturningJourney([...others, anOpenPayment({ codigo: undefined }), pix, boleto]);

    expect(openPayments(journey)).toEqual([pix, boleto]);
    expect(openPayments(aProposedJourney())).toEqual([]);
  });

  it('finds the payment by one method', () => {
    const journey = aReturningJourney([pix, boleto]);

    expect(openPaymentBy(journey, 'boleto')).toEqual(boleto);
    expect(() => openPaymentBy(journey, 'cartao')).toThrow('does not know');
  });
});

it('remembers which plan and proposal a payment is for, its amount and its method', () => {
  const method = { metodo: 'pix', nome: 'o Pix', quita: false };
  const plan = { planoID: 2101, bemNome: 'Carro R$ 60.000,00', produtoCategoria: 'AN', valorInCents: 885_00 };
  const contract = { propostaID: 1001, contrato: '70001001' };
  expect(purchaseNote(aProposedJourney(), method)).toEqual({ ...contract, ...plan, ...method });

  const unsigned = aProposedJourney({ proposta: aProposal({ contrato: undefined }) });
  expect(purchaseNote(unsigned, method)).not.toHaveProperty('contrato');
});

it('asks the visitor to stay only when the browser does not store the conversation', () => {
  expect(stayHere({ ...aScene(), isUnstored: true })).toEqual([expect.stringContaining('Não feche esta página')]);
  expect(stayHere(aScene())).toEqual([]);
});

describe('withUnansweredCharge', () => {
  const withPix = withUnansweredCharge(aProposedJourney(), 'pix');

  it('remembers each method whose registration had no answer, once', () => {
    expect(withPix.pagamento).toMatchObject({ semResposta: ['pix'] });
    expect(withUnansweredCharge(withPix, 'pix')).toBe(withPix);
    expect(withUnansweredCharge(withPix, 'boleto').pagamento).toMatchObject({ semResposta: ['pix', 'boleto'] });
  });

  it('knows which method may have a second charge', () => {
    expect(mayHaveTwoCharges(withPix, 'pix')).toBe(true);
    expect(mayHaveTwoCharges(withPix, 'boleto')).toBe(false);
    expect(mayHaveTwoCharges(aProposedJourney(), 'pix')).toBe(false);
  });
});

describe('withoutConfirmation', () => {
  const journey = aProposedJourney();

  it('counts the tries that ended without a confirmation, and remembers that the visitor accepted the warning', () => {
    expect([triesWithoutConfirmation(journey), hasAcceptedWarning(journey)]).toEqual([0, false]);
    expect(triesWithoutConfirmation(withoutConfirmation(withoutConfirmation(journey)))).toBe(2);
    expect(hasAcceptedWarning(acceptWarning(journey))).toBe(true);
  });

  it('begins again for the next payment once the outcome is known: no tries, and a warning before another method', () => {
    const known = withOutcome(acceptWarning(withoutConfirmation(journey)));

    expect([triesWithoutConfirmation(known), hasAcceptedWarning(known)]).toEqual([0, false]);
  });
});
