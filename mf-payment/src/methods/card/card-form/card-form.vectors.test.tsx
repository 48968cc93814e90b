import vectors from '@consorcio/shared/testing/vectors/cards.json';
import { checkCardNumber } from '@consorcio/shared/validation';
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
