import { anInstitution } from '@consorcio/shared/testing';
import { atTheSummary } from '../testing/talk';

const instituicao = anInstitution({
  contrato: { versao: '12', endereco: 'https://docs.example/contrato' },
  regulamento: { versao: '7b', endereco: 'https://docs.example/regulamento' },
});

it('records who accepted the terms, when, and the versions of the documents', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const talk = await atTheSummary({ brand: { instituicao }, now });
  expect(talk.journey().aceite).toBeUndefined();
  await talk.choose('confirmar');
  expect(talk.journey().aceite).toEqual({
    titular: 'Marina Prado Silva',
    em: now,
    contrato: '12',
    regulamento: '7b',
  });
});

it('records nothing when the visitor changes data instead', async () => {
  const talk = await atTheSummary({ brand: { instituicao } });
  await talk.choose('alterar');
  expect(talk.journey().aceite).toBeUndefined();
});
