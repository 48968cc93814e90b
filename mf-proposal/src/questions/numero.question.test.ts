import { anAddress } from '@consorcio/shared/testing';
import { anAnsweredJourney, callsTo, startTalk } from '../testing/talk';

const atTheNumber = (options: Parameters<typeof startTalk>[0] = {}) =>
  startTalk({ journey: anAnsweredJourney({ endereco: anAddress() }), at: 'proposal-numero', ...options });

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

it.each([
  ['123', []],
  ['123 B', []],
  ['45-A', []],
  ['S/N', ['S/N']],
  ['Km 12', ['Km 12']],
  ['casa 3', ['casa 3']],
])('the server checks the words of %s, if it has any', async (typed, words) => {
  const talk = await atTheNumber();
  await talk.type(typed);
  expect(callsTo(talk, '/api/lead/validar-palavras').map(({ sent }) => sent)).toEqual(words);
  expect(talk.where()).toBe('proposal:proposal-complemento');
});
