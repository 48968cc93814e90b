import { optionsOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import segment from '../segment';
import { anAnsweredJourney, atTheSummary, lastSummary } from '../testing/conversation';

it('names both holders in the same way', () => {
  const asked = segment.steps['proposal-titular'];
  const labels = asked && optionsOf(asked, aScene()).map(({ label }) => label);

  expect(labels).toEqual(['No meu nome', 'No nome da minha empresa']);
});

it('another holder is asked only for name, document and date', async () => {
  const conversation = await atTheSummary();
  await conversation.choose('alterar-titular');
  await conversation.choose('empresa');
  await conversation.type('Prado & Silva Ltda');
  await conversation.type('11.222.333/0001-81');
  await conversation.type('01/02/2010');
  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(lastSummary(conversation)).toMatchObject({
    'Razão social': 'Prado & Silva Ltda',
    CNPJ: '11.222.333/0001-81',
    'Data de fundação': '01/02/2010',
    CEP: '01310-100',
  });
});

it('the same holder keeps every answer', async () => {
  const conversation = await atTheSummary();
  await conversation.choose('alterar-titular');
  await conversation.choose('pessoa');
  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(conversation.journey()).toEqual(anAnsweredJourney());
});
