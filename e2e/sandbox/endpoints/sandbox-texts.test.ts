import {
  addressAnswerSchema,
  boletoAnswerSchema,
  cardPaymentAnswerSchema,
  catalogueAnswerSchema,
  categoriesAnswerSchema,
  pixAnswerSchema,
  planDetailsAnswerSchema,
  proposalAnswerSchema,
} from '@consorcio/shared/entities';
import { aCardPayment, aPlanReference, aProposal, catalogueAddress } from '../testing/builders';
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

it('puts the text in an address where there is one, and leaves the CEP, the state and what is not known alone', async () => {
  const { json } = await sandbox.call('GET', '/api/endereco?cep=01310100');
  expect(addressAnswerSchema.parse(json).data).toEqual({
    cep: '01310100',
    logradouro: text,
    bairro: text,
    cidade: text,
    estado: 'SP',
    numero: '',
    complemento: '',
  });
});

it('puts the text in the contract number', async () => {
  const { json } = await sandbox.call('POST', '/api/proposta', aProposal());
  expect(proposalAnswerSchema.parse(json).data).toMatchObject({ contrato: text, propostaID: 1001 });
});

it('puts the text in what people read of a payment, and leaves codes, addresses and dates alone', async () => {
  const pix = await sandbox.call('POST', '/api/pagamento/pix', 'um-token');
  expect(pixAnswerSchema.parse(pix.json).data).toEqual({
    contrato: text,
    qrCodeTexto: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
    qrCodeImagemUrl: expect.stringMatching(/^http.*svg$/),
    dataVencimento: '2026-11-22',
  });
  const boleto = await sandbox.call('POST', '/api/pagamento/boleto', 'um-token');
  expect(boletoAnswerSchema.parse(boleto.json).data).toEqual({
    contrato: text,
    codigoBarras: expect.stringMatching(/^\d{44}$/),
    url: expect.stringMatching(/^http/),
    dataVencimento: '2026-11-24',
  });
  const card = await sandbox.call('POST', '/api/pagamento/cartao', aCardPayment());
  expect(cardPaymentAnswerSchema.parse(card.json).data).toEqual({ cartaoAutorizacao: text });
});

it('stops when the faults are cleared', async () => {
  await sandbox.call('DELETE', '/sandbox/faults');
  expect((await sandbox.call('GET', '/api/categoria?empresaID=1')).text).not.toContain('onerror');
});

it('takes a text and nothing else', async () => {
  expect(await sandbox.call('POST', '/sandbox/texts', { texto: 'x' })).toMatchObject({ status: 400 });
});
