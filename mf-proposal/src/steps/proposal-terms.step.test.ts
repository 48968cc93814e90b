import { anInstitution } from '@consorcio/shared/testing';
import { atTheSummary } from '../testing/conversation';

const instituicao = anInstitution({
  contrato: { versao: '12', endereco: 'https://docs.example/contrato' },
  regulamento: { versao: '7b', endereco: 'https://docs.example/regulamento' },
});

it('records who accepted the terms, when, and the versions of the documents', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const conversation = await atTheSummary({ brand: { instituicao }, now });
  expect(conversation.journey().aceite).toBeUndefined();
  await conversation.choose('confirmar');
  expect(conversation.journey().aceite).toEqual({
    titular: 'Marina Prado Silva',
    em: now,
    contrato: '12',
    regulamento: '7b',
  });
});

it('records nothing when the visitor changes data instead', async () => {
  const conversation = await atTheSummary({ brand: { instituicao } });
  await conversation.choose('alterar');
  expect(conversation.journey().aceite).toBeUndefined();
});
