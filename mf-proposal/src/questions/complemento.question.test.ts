import { anAddress, breaks } from '@consorcio/shared/testing';
import { anAnsweredJourney, atTheSummary, lastSummary, sentProposals, startProposal } from '../testing/conversation';

it('removes a complement that could not be checked when the visitor says that there is none', async () => {
  let down = true;
  const conversation = await atTheSummary({
    answers: { '/api/lead/validar-palavras': () => (down ? breaks() : { success: true }) },
  });
  await conversation.choose('alterar-complemento');
  await conversation.type('Apto 7');
  expect(conversation.where()).toBe('host:error-general');
  await conversation.choose('again');
  expect(conversation.draft()).toBe('Apto 7');
  down = false;
  await conversation.choose('sem-complemento');
  expect(lastSummary(conversation)).toMatchObject({ Complemento: 'Sem complemento' });
  await conversation.choose('alterar-complemento');
  expect(conversation.draft()).toBe('');
});

it('is not asked for again after the visitor has said that there is none, until they give one', async () => {
  const journey = anAnsweredJourney({ endereco: anAddress({ numero: '1578' }), semComplemento: true });
  const conversation = await startProposal({ journey });
  await conversation.choose('confirmar');
  expect(conversation.where()).toBe('proposal:proposal-terms');
  await conversation.choose('alterar-complemento');
  await conversation.type('Apto 7');
  expect(conversation.journey()).not.toHaveProperty('semComplemento');
  expect(lastSummary(conversation)).toMatchObject({ Complemento: 'Apto 7' });
});

it('can be removed from the address', async () => {
  const conversation = await atTheSummary();
  await conversation.choose('alterar-complemento');
  expect(conversation.draft()).toBe('Apto 12');
  await conversation.choose('sem-complemento');
  expect(lastSummary(conversation)).toMatchObject({ Complemento: 'Sem complemento' });
  await conversation.choose('confirmar');
  expect(sentProposals(conversation, 'complemento')).toEqual(['']);
});
