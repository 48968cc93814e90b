import type { PaymentMethodCode } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { offering, withCoupon } from '../testing/conversation';
import type { PaymentMethod } from './define-method';
import { areAllExcluded, hasOtherMethod, methodOptions } from './method-options';

const aMethod = (code: PaymentMethodCode, id: string): PaymentMethod => ({
  code,
  id,
  label: id.toUpperCase(),
  detail: `By ${id}`,
  entry: `pay-by-${id}`,
  steps: [],
  receipt: () => ({ isPaid: false, situacao: '', passos: [] }),
});
const methods = [aMethod(5, 'shells'), aMethod(0, 'barter'), aMethod(1, 'gold')];

const optionsFor = (journey: ReturnType<typeof offering>) =>
  methodOptions(methods, { journey, brand: aBrand(), now: 0 });
const idsOf = (journey: ReturnType<typeof offering>) => optionsFor(journey).map(({ id }) => id);
const reasonsOf = (journey: ReturnType<typeof withCoupon>) =>
  Object.fromEntries(optionsFor(journey).map(({ id, unavailable }) => [id, unavailable]));

it('offers a method by its label, and leads to its first step', () => {
  const gold = { id: 'gold', label: 'GOLD', detail: 'By gold', to: 'pay-by-gold', tone: 'secondary' };
  expect(optionsFor(offering(1))[0]).toEqual(gold);
});

const charged = (vencimento?: string, propostaID = 1001) => {
  const cobradas = vencimento === undefined ? undefined : [{ metodo: 'gold', vencimento, codigo: '104' }];
  const cobrancas = { propostaID, nomes: ['o boleto'], ...(cobradas && { cobradas }) };
  return optionsFor({ ...offering(0, 1), cobrancas }).map(({ detail }) => detail);
};

it.each([
  ['of this proposal', charged('2026-11-28'), 'Vence em 28/11'],
  ['with a time', charged('2026-11-28T23:59:59-03:00'), 'Vence em 28/11'],
  ['as people write it', charged('28/11/2026'), 'Vence em 28/11'],
  ['after a word', charged('até 28/11/2026'), 'By gold'],
  ['before words', charged('28/11/2026 ou depois'), 'By gold'],
  ['that is empty', charged(''), 'By gold'],
  ['of an earlier release, which has none', charged(), 'By gold'],
  ['of another proposal', charged('2026-11-28', 999), 'By gold'],
])('shows a due date %s beside its method only', (_what, details, detail) => {
  expect(details).toEqual(['By barter', detail, undefined]);
});

it.each([
  ['other methods', offering(0, 1), true],
  ['only this one', offering(0), false],
  ['methods that this release does not know', offering(0, 9), false],
  ['a method that its coupon excludes', withCoupon(0), false],
  ['another method that its coupon allows', withCoupon(0, 5), true],
])('knows whether a proposal has another method than the card: with %s', (_what, journey, expected) => {
  expect(hasOtherMethod(journey, 0)).toBe(expected);
});

it.each([
  [[0], ['barter', 'especialistas']],
  [[1], ['gold', 'especialistas']],
  [
    [1, 0, 5],
    ['shells', 'barter', 'gold', 'especialistas'],
  ],
  [
    [5, 0, 9],
    ['shells', 'barter', 'especialistas'],
  ],
  [[9], ['especialistas', 'encerrar']],
  [[], ['especialistas', 'encerrar']],
])('offers the methods of a proposal (%j) that are in the list, in the order of the list', (codes, ids) => {
  expect(idsOf(offering(...codes))).toEqual(ids);
});

const excluded = 'Não vale com o seu cupom';

it.each([
  [[5], { shells: undefined, barter: excluded, gold: excluded }],
  [[1, 5], { shells: undefined, barter: excluded, gold: undefined }],
  [[0], { shells: excluded, barter: undefined, gold: excluded }],
  [[0, 1, 5], { shells: undefined, barter: undefined, gold: undefined }],
  [[9], { shells: excluded, barter: excluded, gold: excluded }],
])('disables what the applied coupon excludes: it is valid for %j', (valid, expected) => {
  expect(reasonsOf(withCoupon(...valid))).toMatchObject(expected);
});

it.each([
  [[9], true],
  [[], true],
  [[5], false],
  [[0, 1, 5], false],
])('knows whether a coupon that is valid for %j excludes every method', (valid, isExcluded) => {
  expect(areAllExcluded(methods, withCoupon(...valid))).toBe(isExcluded);
  expect(areAllExcluded(methods, offering(0, 1, 5))).toBe(false);
  expect(areAllExcluded(methods, offering(9))).toBe(false);
});

it.each([
  [[9], true],
  [[5], false],
])('offers the end when the coupon, valid for %j, leaves no method', (valid, mayEnd) => {
  expect(idsOf(withCoupon(...valid)).includes('encerrar')).toBe(mayEnd);
});

it('leads an open payment to where it is explained, and offers the end when there is no other method', () => {
  const again = () => ({ to: 'explain', detail: 'Sent' });
  const unresolved = { isOpen: () => true, step: 'explain', leadsTo: ['explain'], again, reminder: 'Open.' };
  const open = { ...aMethod(1, 'gold'), unresolved };
  const optionsOf = (...codes: number[]) =>
    methodOptions([open, aMethod(5, 'shells')], { journey: offering(...codes), brand: aBrand(), now: 0 });

  expect(optionsOf(1)[0]).toMatchObject({ id: 'gold', to: 'explain', detail: 'Sent' });
  expect(optionsOf(1).map(({ id }) => id)).toEqual(['gold', 'especialistas', 'encerrar']);
  expect(optionsOf(1, 5).map(({ id }) => id)).toEqual(['gold', 'shells', 'especialistas']);
});

it('disables nothing for a coupon that was refused, or confirmed for another plan', () => {
  const coupon = withCoupon(5);
  const free = { shells: undefined, barter: undefined, gold: undefined };

  expect(reasonsOf({ ...coupon, cupomDecisao: { ...coupon.cupomDecisao, aplicado: false } })).toMatchObject(free);
  expect(reasonsOf({ ...coupon, cupomDecisao: { ...coupon.cupomDecisao, para: 'other' } })).toMatchObject(free);
});
