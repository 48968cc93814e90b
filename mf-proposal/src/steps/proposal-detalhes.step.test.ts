import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, breaks } from '@consorcio/shared/testing';
import { anAnsweredJourney, atTheSummary, callsTo, planDetails } from '../testing/talk';
import { proposalDetalhesMostrar } from './proposal-detalhes-mostrar.step';

const words = (planoDetalhes?: typeof planDetails) =>
  bubblesOf(proposalDetalhesMostrar, aScene({ journey: anAnsweredJourney({ planoDetalhes }) })).join();

it('shows the details of the plan, returns to the terms, and fetches them once', async () => {
  const talk = await atTheSummary();
  await talk.choose('detalhes');
  expect(talk.heard()).toContain(words(planDetails));
  expect(talk.journey().planoDetalhes).toEqual(planDetails);
  expect(talk.where()).toBe('proposal:proposal-terms');
  await talk.choose('detalhes');
  expect(callsTo(talk, '/api/plano/detalhes')).toHaveLength(1);
});

it('shows what is known of the plan when its details cannot be fetched', async () => {
  const talk = await atTheSummary({ answers: { '/api/plano/detalhes': breaks } });
  await talk.choose('detalhes');
  expect(talk.heard()).toContain(words());
  expect(talk.where()).toBe('proposal:proposal-terms');
});
