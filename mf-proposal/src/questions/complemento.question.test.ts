import { breaks } from '@consorcio/shared/testing';
import { atTheSummary, lastSummary, sentProposals } from '../testing/talk';

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

it('can be removed from the address', async () => {
  const talk = await atTheSummary();
  await talk.choose('alterar-complemento');
  expect(talk.draft()).toBe('Apto 12');
  await talk.choose('sem-complemento');
  expect(lastSummary(talk)).toMatchObject({ Complemento: 'Sem complemento' });
  await talk.choose('confirmar');
  expect(sentProposals(talk, 'complemento')).toEqual(['']);
});
