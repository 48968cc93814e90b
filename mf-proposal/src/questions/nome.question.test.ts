import { validationMessages } from '@consorcio/shared/validation';
import { startTalk } from '../testing/talk';

it.each([
  ['pessoa', validationMessages.nomeVariant],
  ['empresa', validationMessages.razaoSocialVariant],
])('a name that the word check refuses without a reason gets the sentence for a %s', async (holder, sentence) => {
  const talk = await startTalk({ answers: { '/api/lead/validar-palavras': { success: false } } });
  await talk.choose('confirmar');
  await talk.choose(holder);
  await talk.type('Joana Prado');
  expect(talk.problem()).toBe(sentence);
  expect(talk.draft()).toBe('Joana Prado');
});
