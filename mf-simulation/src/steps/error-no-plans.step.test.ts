import { serverSentences } from '@consorcio/shared/errors';
import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, inTurn, refuses } from '@consorcio/shared/testing';
import { carPlans } from '../testing/an-api';
import { atThePlans } from '../testing/conversation';
import { errorNoPlans } from './error-no-plans.step';

it.each([{}, { nome: 'Joana' }])(
  'says that there is no plan in the words of the specification, in a separate bubble: %j',
  (journey) => {
    expect(bubblesOf(errorNoPlans, aScene({ journey }))).toContain(
      'não encontrei nenhum plano com este valor. Por favor, faça uma nova simulação.',
    );
  },
);

it.each([
  ['the server says that there is no plan', refuses(serverSentences.noPlansForCredit)],
  ['the list is empty', { data: [] }],
  [
    'the table of the brand shows no plan of the list',
    { data: carPlans.map((card) => ({ ...card, planosTipos: [] })) },
  ],
])('leads to a new simulation when %s', async (_, answer) => {
  const conversation = await atThePlans({ answers: { '/api/v1/catalogo': inTurn(answer, { data: carPlans }) } });
  expect(conversation.where()).toBe('simulation:error-no-plans');
  expect(conversation.facts.map(({ name }) => name)).not.toContain('plans.shown');

  await conversation.choose('simular-novamente');
  expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-credit-value', '']);
  expect(conversation.journey().isSimulateAgain).toBe(true);
  await conversation.type('70.000,00');
  expect(conversation.where()).toBe('simulation:plans-list-select');
});

it('stays open when the visitor opens the chat of the specialists', async () => {
  const conversation = await atThePlans({ answers: { '/api/v1/catalogo': { data: [] } } });
  await conversation.choose('especialistas');
  expect(conversation.where()).toBe('simulation:error-no-plans');
});
