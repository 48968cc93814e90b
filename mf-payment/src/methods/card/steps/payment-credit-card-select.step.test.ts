import { optionsOf } from '@consorcio/shared/flow';
import { aProposedJourney, aScene } from '@consorcio/shared/testing';
import segment from '../../../segment';
import { aPayingJourney } from '../../../testing/conversation';
import { cardWords } from '../card-words';

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
] as const)(
  'calls %s what it is, in the form and in the answer',
  (_what, journey, idempotencyKeys, emAberto, words) => {
    const scene = { ...aScene({ journey }), idempotencyKeys };

    expect(overlay?.props?.(scene)).toEqual({ propostaID: 1001, valorInCents: 885_00, emAberto });
    expect(submit?.say(scene)).toBe(words);
  },
);

it('leads back by a button of the form, which the conversation does not show', () => {
  const options = step ? optionsOf(step, aScene({ journey: proposed })) : [];

  expect(options.map(({ id, part }) => [id, part])).toEqual([[overlay?.dismiss, overlay?.name]]);
});

it('is an open payment only while its outcome is unknown', () => {
  const isOpen = (journey: typeof uncertain) => submit?.creates?.isOpen?.(aScene({ journey }));

  expect(isOpen(uncertain)).toBe(true);
  expect(isOpen(proposed)).toBe(false);
});
