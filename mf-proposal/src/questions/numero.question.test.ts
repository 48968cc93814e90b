import { anAddress } from '@consorcio/shared/testing';
import { anAnsweredJourney, callsTo, startProposal } from '../testing/conversation';

const atTheNumber = (options: Parameters<typeof startProposal>[0] = {}) =>
  startProposal({ journey: anAnsweredJourney({ endereco: anAddress() }), at: 'proposal-numero', ...options });

it.each(['s/n', 'S/N', 'sn', 'Sem número'])('%s says that the house has no number', async (typed) => {
  const conversation = await atTheNumber();
  await conversation.type(typed);
  expect(conversation.journey().endereco?.numero).toBe('S/N');
});

it('a button says that the house has no number', async () => {
  const conversation = await atTheNumber();
  await conversation.choose('sem-numero');
  expect(conversation.journey().endereco?.numero).toBe('S/N');
  expect(conversation.where()).toBe('proposal:proposal-complemento');
});

it.each([
  ['123', []],
  ['123 B', []],
  ['45-A', []],
  ['S/N', ['S/N']],
  ['Km 12', ['Km 12']],
  ['casa 3', ['casa 3']],
])('the server checks the words of %s, if it has any', async (typed, words) => {
  const conversation = await atTheNumber();
  await conversation.type(typed);
  expect(callsTo(conversation, '/api/lead/validar-palavras').map(({ sent }) => sent)).toEqual(words);
  expect(conversation.where()).toBe('proposal:proposal-complemento');
});
