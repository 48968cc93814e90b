import vectors from '@consorcio/shared/testing/vectors/cards.json';
import { checkCardNumber, checkSecurityCode } from '@consorcio/shared/validation';
import { forgetCard } from '../../kept-card';
import { enter, field, sentenceOf, showCardForm } from './testing/a-card-form';

beforeEach(forgetCard);

type Field = Parameters<typeof field>[0];

/** What the form says about each of these texts, pasted one after the other into the same field. */
async function pastedSentences(name: Field, texts: readonly string[]) {
  const { user } = showCardForm();
  const sentences: [string, string | undefined][] = [];
  for (const text of texts) {
    await user.clear(field(name));
    await enter(user, name, text);
    await user.tab();
    sentences.push([text, sentenceOf(field(name))]);
  }
  return sentences;
}

/** The text of a field after this was typed into it key by key, and what the form says about it. */
async function typed(name: Field, keys: string) {
  const { user } = showCardForm();
  await user.type(field(name), keys);
  await user.tab();
  return { text: field(name).value, sentence: sentenceOf(field(name)) };
}

describe('The number', () => {
  const { gateways } = vectors;
  const numbers = [
    ...[...vectors.credit_card.valid, ...vectors.credit_card.invalid, ...vectors.luhn.valid, ...vectors.luhn.invalid],
    ...vectors.same_digit.values,
    ...vectors.number_states.map(({ number }) => number),
    ...[gateways.stripe_test.cases, gateways.mercado_pago_br.cards, gateways.adyen_e2e.cases].flatMap((cases) =>
      cases.map(({ number }) => number),
    ),
    ...gateways.hyperswitch_e2e.cases.map(({ number }) => number),
  ].filter((number) => /^[\d ]+$/.test(number)); // the mask drops other characters

  // The tests of the rule check every vector. Here the mask and the form must not change its verdict: every third is enough.
  it('is accepted or rejected as the rule says', async () => {
    const unique = [...new Set(numbers)].filter((_, index) => index % 3 === 0);
    const verdicts = unique.map((number) => checkCardNumber(number));
    expect(await pastedSentences('numero', unique)).toEqual(
      verdicts.map((verdict, index) => [unique[index], verdict.ok ? undefined : verdict.message]),
    );
    expect(verdicts.filter(({ ok }) => ok).length).toBeGreaterThan(10);
    expect(verdicts.filter(({ ok }) => !ok).length).toBeGreaterThan(10);
  });

  const shaped = [
    ...vectors.formatting.cases.map(({ number, display }) => [number, display] as const),
    ...vectors.hyperswitch_formatting.map(({ number, out }) => [number, out] as const),
  ].filter(([number]) => number.length === 16);

  it.each(shaped)('%s, typed key by key, is shown as %s', async (number, display) => {
    expect((await typed('numero', number)).text).toBe(display);
  });
});

describe('The expiry', () => {
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

  it('is accepted or rejected as the public vectors say', async () => {
    expect(cases.filter(({ input }) => input.includes('<'))).toEqual([]);
    expect(cases.filter(({ accepted }) => accepted)).toHaveLength(11);
    const sentences = await pastedSentences(
      'validade',
      cases.map(({ input }) => input),
    );
    expect(sentences).toEqual(cases.map(({ input, accepted }) => [input, accepted ? undefined : 'Data inválida']));
  });
});

describe('The security code', () => {
  const codes = vectors.cvv.cases.map(({ cvv }) => cvv).filter((cvv) => cvv !== '');
  const verdictOn = (cvv: string) => {
    const verdict = checkSecurityCode(cvv);
    return verdict.ok ? undefined : verdict.message;
  };

  it('is accepted or rejected as the rule says, for each public vector', async () => {
    expect(await pastedSentences('codigo', codes)).toEqual(codes.map((cvv) => [cvv, verdictOn(cvv)]));
  });

  it.each(codes.filter(verdictOn))('%s, typed key by key, is rejected', async (cvv) => {
    expect((await typed('codigo', cvv)).sentence).toBe('CVV inválido');
  });
});
