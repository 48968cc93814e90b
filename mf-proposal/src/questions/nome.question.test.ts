import { breaks } from '@consorcio/shared/testing';
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

it('a name that could not be checked is still in the field when the question is asked again', async () => {
  let down = true;
  const check = () => (down ? breaks() : { success: true });
  const talk = await startTalk({ answers: { '/api/lead/validar-palavras': check } });
  await talk.choose('confirmar');
  await talk.choose('pessoa');
  await talk.type('Joana Prado');
  expect(talk.where()).toBe('host:error-general');
  down = false;
  await talk.choose('again');
  expect(talk.where()).toBe('proposal:proposal-nome');
  expect(talk.draft()).toBe('Joana Prado');
});
