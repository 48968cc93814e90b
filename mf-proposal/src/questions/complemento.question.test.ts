import { anAddress, breaks } from '@consorcio/shared/testing';
import { anAnsweredJourney, atTheSummary, lastSummary, sentProposals, startTalk } from '../testing/talk';

it('removes a complement that could not be checked when the visitor says that there is none', async () => {
  let down = true;
  const talk = await atTheSummary({
    answers: { '/api/lead/validar-palavras': () => (down ? breaks() : { success: true }) },
  });
  await talk.choose('alterar-complemento');
  await talk.type('Apto 7');
  expect(talk.where()).toBe('host:error-general');
  await talk.choose('again');
  expect(talk.draft()).toBe('Apto 7');
  down = false;
  await talk.choose('sem-complemento');
  expect(lastSummary(talk)).toMatchObject({ Complemento: 'Sem complemento' });
  await talk.choose('alterar-complemento');
  expect(talk.draft()).toBe('');
});

it('is not asked for again after the visitor has said that there is none, until they give one', async () => {
  const journey = anAnsweredJourney({ endereco: anAddress({ numero: '1578' }), semComplemento: true });
  const talk = await startTalk({ journey });
  await talk.choose('confirmar');
  expect(talk.where()).toBe('proposal:proposal-terms');
  await talk.choose('alterar-complemento');
  await talk.type('Apto 7');
  expect(talk.journey()).not.toHaveProperty('semComplemento');
  expect(lastSummary(talk)).toMatchObject({ Complemento: 'Apto 7' });
});

it('can be removed from the address', async () => {
  const talk = await atTheSummary();
  await talk.choose('alterar-complemento');
  expect(talk.draft()).toBe('Apto 12');
  await talk.choose('sem-complemento');
  expect(lastSummary(talk)).toMatchObject({ Complemento: 'Sem complemento' });
  await talk.choose('confirmar');
  expect(sentProposals(talk, 'complemento')).toEqual(['']);
});
