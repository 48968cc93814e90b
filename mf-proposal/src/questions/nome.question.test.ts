import { validationMessages } from '@consorcio/shared/validation';
import { startProposal } from '../testing/conversation';

it.each([
  ['pessoa', validationMessages.nomeVariant],
  ['empresa', validationMessages.razaoSocialVariant],
])('a name that the word check refuses without a reason gets the sentence for a %s', async (holder, sentence) => {
  const conversation = await startProposal({ answers: { '/api/lead/validar-palavras': { success: false } } });
  await conversation.choose('confirmar');
  await conversation.choose(holder);
  await conversation.type('Joana Prado');
  expect(conversation.problem()).toBe(sentence);
  expect(conversation.draft()).toBe('Joana Prado');
});

it('is shown as it is recorded: without the full stop that two spaces make', async () => {
  const conversation = await startProposal();
  await conversation.choose('confirmar');
  await conversation.choose('pessoa');
  await conversation.type('Joana Prado. ');
  expect(conversation.said()).toContain('Joana Prado');
});
