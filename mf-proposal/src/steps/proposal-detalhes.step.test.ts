import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, breaks } from '@consorcio/shared/testing';
import { anAnsweredJourney, atTheSummary, callsTo, planDetails } from '../testing/conversation';
import { proposalDetalhesMostrar } from './proposal-detalhes-mostrar.step';

const words = (planoDetalhes?: typeof planDetails) =>
  bubblesOf(proposalDetalhesMostrar, aScene({ journey: anAnsweredJourney({ planoDetalhes }) })).join();

it('shows the details of the plan, returns to the terms, and fetches them once', async () => {
  const conversation = await atTheSummary();
  await conversation.choose('detalhes');
  expect(conversation.heard()).toContain(words(planDetails));
  expect(conversation.journey().planoDetalhes).toEqual(planDetails);
  expect(conversation.where()).toBe('proposal:proposal-terms');
  await conversation.choose('detalhes');
  expect(callsTo(conversation, '/api/plano/detalhes')).toHaveLength(1);
});

it('shows what is known of the plan when its details cannot be fetched', async () => {
  const conversation = await atTheSummary({ answers: { '/api/plano/detalhes': breaks } });
  await conversation.choose('detalhes');
  expect(conversation.heard()).toContain(words());
  expect(conversation.where()).toBe('proposal:proposal-terms');
});
