import { serverSentences } from '@consorcio/shared/errors';
import { breaks, inTurn, refuses } from '@consorcio/shared/testing';
import { carPlans } from '../testing/an-api';
import { atThePlans } from '../testing/conversation';

const tooPoor = refuses(serverSentences.noPlansForIncome);
const plans = { data: carPlans };

/** A conversation with a visitor who has an extra income; the catalogue answers in turn. */
async function withExtraIncome(...answers: readonly unknown[]) {
  const conversation = await atThePlans({ answers: { '/api/v1/catalogo': inTurn(...answers) } });
  expect(conversation.where()).toBe('simulation:error-renda-insuficiente');
  await conversation.choose('com-renda-extra');
  return conversation;
}

it('adds the extra income and requests the plans again', async () => {
  const conversation = await withExtraIncome(tooPoor, plans);
  await conversation.type('1.500,00');

  expect(conversation.where()).toBe('simulation:plans-list-select');
  expect(conversation.journey()).toMatchObject({ rendaMensalInCents: 9_500_00, rendaExtraInCents: 1_500_00 });
  expect(conversation.calls.at(-1)?.sent).toMatchObject({ renda: 9_500 });
  expect(conversation.facts).toContainEqual({ name: 'income.given', payload: { rendaMensalInCents: 9_500_00 } });
});

it('says the sum so far before it adds another income', async () => {
  const conversation = await withExtraIncome(tooPoor, tooPoor, plans);
  await conversation.type('1.000,00');
  await conversation.choose('com-renda-extra');
  expect(conversation.heard()).toContain('R$\u00a09.000,00');
  await conversation.type('1.000,00');

  expect(conversation.where()).toBe('simulation:plans-list-select');
  expect(conversation.journey()).toMatchObject({ rendaMensalInCents: 10_000_00, rendaExtraInCents: 2_000_00 });
});

it('does not add the income again when the plans are requested again after a failure', async () => {
  const conversation = await withExtraIncome(tooPoor, breaks, plans);
  await conversation.type('1.000,00');
  expect(conversation.where()).toBe('host:error-general');
  await conversation.choose('again');

  expect(conversation.where()).toBe('simulation:plans-list-select');
  expect(conversation.journey().rendaMensalInCents).toBe(9_000_00);
});

it('is not asked from a visitor without an extra income, who can ask for a smaller credit', async () => {
  const conversation = await atThePlans({ answers: { '/api/v1/catalogo': tooPoor } });
  await conversation.choose('sem-renda-extra');
  expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-credit-value', 'R$\u00a060.000,00']);
});
