import { catalogueAnswerSchema, categoriesAnswerSchema, planDetailsAnswerSchema } from '@consorcio/shared/entities';
import { aPlanReference, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const text = '<img src=x onerror=alert(1)>';
beforeEach(() => sandbox.call('POST', '/sandbox/texts', { text }));

it('puts the text in every category, and leaves codes and addresses alone', async () => {
  const { json } = await sandbox.call('GET', '/api/categoria?empresaID=1');
  for (const category of categoriesAnswerSchema.parse(json).data) {
    expect(category).toMatchObject({
      nome: text,
      descricao: text,
      produtoCategoria: expect.stringMatching(/^[A-Z]{2}$/),
    });
    expect(category.imagemUrl).toMatch(/^http.*svg$/);
  }
});

it('puts the text in every plan, and leaves types and dates alone', async () => {
  const { json } = await sandbox.call('GET', catalogueAddress());
  for (const { planosTipos } of catalogueAnswerSchema.parse(json).data)
    for (const plan of planosTipos)
      expect(plan).toMatchObject({
        name: text,
        bemNome: text,
        grupo: text,
        planoGrupoSituacao: text,
        detalhesPlano: { indiceCorrecao: text, lanceFixo: text, lanceLivre: text },
        dataProximaAssembleia: '2026-12-15',
      });
});

it('puts the text in the plan details and in the refusal of a word', async () => {
  const details = await sandbox.call('POST', '/api/plano/detalhes', aPlanReference());
  expect(planDetailsAnswerSchema.parse(details.json).data).toMatchObject({
    titulo: text,
    TabelaDescricao: text,
    PlanoTaxas: [{ nome: text }, { nome: text }],
  });
  const refusal = await sandbox.call('POST', '/api/lead/validar-palavras', 'palavrao');
  expect(refusal.json).toEqual({ success: false, errorMessage: text });
});

it('stops when the faults are cleared', async () => {
  await sandbox.call('DELETE', '/sandbox/faults');
  expect((await sandbox.call('GET', '/api/categoria?empresaID=1')).text).not.toContain('onerror');
});

it('takes a text and nothing else', async () => {
  expect(await sandbox.call('POST', '/sandbox/texts', { texto: 'x' })).toMatchObject({ status: 400 });
});
