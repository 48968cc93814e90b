import { anAddress } from '@consorcio/shared/testing';
import { anAnsweredJourney, startTalk } from '../testing/talk';

const atTheNumber = () => startTalk({ journey: anAnsweredJourney({ endereco: anAddress() }), at: 'proposal-numero' });

it.each(['s/n', 'S/N', 'sn', 'Sem número'])('%s says that the house has no number', async (typed) => {
  const talk = await atTheNumber();
  await talk.type(typed);
  expect(talk.journey().endereco?.numero).toBe('S/N');
});

it('a button says that the house has no number', async () => {
  const talk = await atTheNumber();
  await talk.choose('sem-numero');
  expect(talk.journey().endereco?.numero).toBe('S/N');
  expect(talk.where()).toBe('proposal:proposal-complemento');
});
