import vectors from '@consorcio/shared/testing/vectors/cards.json';
import { forgetCard } from '../kept-card';
import { enter, field, sentenceOf, showCardForm } from './testing/a-card-form';

beforeEach(forgetCard);

async function paste(name: Parameters<typeof field>[0], text: string) {
  const { user } = showCardForm();
  await enter(user, name, text);
  await user.tab();
  return sentenceOf(field(name));
}

describe('A number', () => {
  // The SPEC knows no brands, so numbers that pass the Luhn check are accepted even if no brand issues them. The mask drops letters.
  const notIssuedByAnyBrand = ['2721465526338453'];
  const { gateways } = vectors;
  const all = new Map<string, boolean>([
    ...vectors.number_states.map(({ number, valid }) => [number, valid] as const),
    ...[...vectors.credit_card.valid, ...vectors.luhn.valid].map((number) => [number, true] as const),
    ...[...vectors.credit_card.invalid, ...vectors.luhn.invalid, ...vectors.same_digit.values]
      .filter((number) => !notIssuedByAnyBrand.includes(number))
      .map((number) => [number, false] as const),
    ...gateways.stripe_test.cases.map(({ number, result }) => [number, !result.includes('Luhn')] as const),
    ...gateways.mercado_pago_br.cards.map(({ number }) => [number, true] as const),
    ...gateways.adyen_e2e.cases.map(({ number }) => [number, true] as const),
    ...gateways.hyperswitch_e2e.cases.map(({ number }) => [number, true] as const),
  ]);
  const written = [...all].filter(([number]) => /^[\d ]+$/.test(number));
  const isAccepted = ([number, valid]: readonly [string, boolean]) => valid && number.replaceAll(' ', '').length === 16;

  it.each(written.filter(isAccepted))('%s is accepted', async (number) => {
    expect(await paste('numero', number)).toBeUndefined();
  });

  it.each(written.filter((row) => !isAccepted(row)))('%s is rejected', async (number) => {
    expect(await paste('numero', number)).toBe('Cartão inválido');
  });

  const shaped = [
    ...vectors.formatting.cases.map(({ number, display }) => [number, display] as const),
    ...vectors.hyperswitch_formatting.map(({ number, out }) => [number, out] as const),
  ].filter(([number]) => number.length === 16);

  it.each(shaped)('%s, typed key by key, is shown as %s', async (number, display) => {
    const { user } = showCardForm();
    await user.type(field('numero'), number);
    expect(field('numero')).toHaveValue(display);
  });
});

describe('An expiry', () => {
  // The scene is on 21 November 2026.
  const resolve = (input: string) =>
    input
      .replace(/<M([+-]1)?>/, (_, shift = '0') => String(11 + Number(shift)))
      .replace(/<YYYY(?:\+(\d))?>/, (_, shift = '0') => String(2026 + Number(shift)))
      .replace(/<YY(?:\+(\d))?>/, (_, shift = '0') => String(26 + Number(shift)))
      .replace('<century>', '20');
  // The suite accepts months of one digit and years of two; the SPEC accepts MM/YYYY, which the mask makes from six digits.
  const cases = vectors.expiry.cases
    .map(({ input, valid }) => ({ input: resolve(input), valid }))
    .filter(({ input }) => /\d/.test(input)) // the others leave the field empty
    .map(({ input, valid }) => ({
      input,
      accepted: valid && (/^\d{4}-\d{2}$/.test(input) || /^\d{2}\D*\d{4}$/.test(input)),
    }));

  it('has no placeholder left', () => {
    expect(cases.filter(({ input }) => input.includes('<'))).toEqual([]);
    expect(cases.filter(({ accepted }) => accepted)).toHaveLength(11);
  });

  it.each(cases.filter(({ accepted }) => accepted))('$input is accepted', async ({ input }) => {
    expect(await paste('validade', input)).toBeUndefined();
  });

  it.each(cases.filter(({ accepted }) => !accepted))('$input is rejected', async ({ input }) => {
    expect(await paste('validade', input)).toBe('Data inválida');
  });
});

describe('A security code', () => {
  const cases = vectors.cvv.cases
    .filter(({ cvv }) => cvv !== '')
    .map(({ cvv, valid }) => [cvv, valid && cvv.length === 3] as const);

  it.each(cases.filter(([, accepted]) => accepted))('%s is accepted', async (cvv) => {
    expect(await paste('codigo', cvv)).toBeUndefined();
  });

  it.each(cases.filter(([, accepted]) => !accepted))('%s is rejected', async (cvv) => {
    expect(await paste('codigo', cvv)).toBe('CVV inválido');
  });

  it.each(cases.filter(([, accepted]) => !accepted))('%s, typed key by key, is rejected', async (cvv) => {
    const { user } = showCardForm();
    await user.type(field('codigo'), cvv);
    await user.tab();
    expect(sentenceOf(field('codigo'))).toBe('CVV inválido');
  });
});
