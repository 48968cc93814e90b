import { breaks } from '@consorcio/shared/testing';
import { atTheSummary, planDetails } from '../testing/talk';

it('shows the details of the plan, returns to the terms, and fetches them once', async () => {
  const talk = await atTheSummary();
  await talk.choose('detalhes');
  expect(talk.heard()).toContain('Aqui estão os detalhes');
  expect(talk.journey().planoDetalhes).toEqual(planDetails);
  expect(talk.where()).toBe('proposal:proposal-terms');
  await talk.choose('detalhes');
  expect(talk.calls.filter(({ path }) => path === '/api/plano/detalhes')).toHaveLength(1);
});

it('shows what is known of the plan when its details cannot be fetched', async () => {
  const talk = await atTheSummary({ answers: { '/api/plano/detalhes': breaks } });
  await talk.choose('detalhes');
  expect(talk.heard()).toContain('Não consegui buscar todos os detalhes');
  expect(talk.where()).toBe('proposal:proposal-terms');
});
