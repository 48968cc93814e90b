import { optionsOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import segment from '../segment';
import { anAnsweredJourney, atTheSummary, lastSummary } from '../testing/talk';

it('names both holders in the same way', () => {
  const asked = segment.steps['proposal-titular'];
  const labels = asked && optionsOf(asked, aScene()).map(({ label }) => label);

  expect(labels).toEqual(['No meu nome', 'No nome da minha empresa']);
});

it('another holder is asked only for name, document and date', async () => {
  const talk = await atTheSummary();
  await talk.choose('alterar-titular');
  await talk.choose('empresa');
  await talk.type('Prado & Silva Ltda');
  await talk.type('11.222.333/0001-81');
  await talk.type('01/02/2010');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(lastSummary(talk)).toMatchObject({
    'Razão social': 'Prado & Silva Ltda',
    CNPJ: '11.222.333/0001-81',
    'Data de fundação': '01/02/2010',
    CEP: '01310-100',
  });
});

it('the same holder keeps every answer', async () => {
  const talk = await atTheSummary();
  await talk.choose('alterar-titular');
  await talk.choose('pessoa');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(talk.journey()).toEqual(anAnsweredJourney());
});
