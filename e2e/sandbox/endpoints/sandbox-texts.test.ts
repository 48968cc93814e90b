import { aCardPayment, aPlanReference, aProposta, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const text = '<img src=x onerror=alert(1)>';
beforeEach(() => sandbox.call('POST', '/sandbox/texts', { text }));

const due = expect.stringMatching(/^2026-\d\d-\d\d$/);
const picture = expect.stringMatching(/^http.*svg$/);
const category = { categoriaID: 1, nome: text, descricao: text, produtoCategoria: 'IM', imagemUrl: picture };
const detalhesPlano = { indiceCorrecao: text, lanceFixo: text, lanceLivre: text };
const names = { name: text, bemNome: text, grupo: text, planoGrupoSituacao: text };
const plan = { ...names, detalhesPlano, dataProximaAssembleia: due };
const fees = [{ nome: text }, { nome: text }];
const address = {
  cep: '01310100',
  logradouro: text,
  bairro: text,
  cidade: text,
  estado: 'SP',
  numero: '',
  complemento: '',
};
const pix = {
  contrato: text,
  qrCodeTexto: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
  qrCodeImagemUrl: picture,
  dataVencimento: due,
};
const boleto = {
  contrato: text,
  codigoBarras: expect.stringMatching(/^\d{44}$/),
  url: expect.stringMatching(/^http/),
  dataVencimento: due,
};

it.each<[method: 'GET' | 'POST', path: string, body: unknown, answer: object]>([
  ['GET', '/api/categoria?empresaID=1', undefined, { data: expect.arrayContaining([category]) }],
  [
    'GET',
    catalogueAddress({ renda: 3_000, pagaMetade: false, pagaReduzida: false }),
    undefined,
    { data: [{ planosTipos: [plan] }] },
  ],
  [
    'POST',
    '/api/plano/detalhes',
    aPlanReference(),
    { data: { titulo: text, TabelaDescricao: text, PlanoTaxas: fees } },
  ],
  ['POST', '/api/lead/validar-palavras', 'palavrao', { success: false, errorMessage: text }],
  ['GET', '/api/endereco?cep=01310100', undefined, { data: address }],
  ['POST', '/api/proposta', aProposta(), { data: { contrato: text, propostaID: 1001 } }],
  ['POST', '/api/pagamento/pix', 'a-token', { data: pix }],
  ['POST', '/api/pagamento/boleto', 'a-token', { data: boleto }],
  ['POST', '/api/pagamento/cartao', aCardPayment(), { data: { cartaoAutorizacao: text } }],
])('replaces what a visitor reads, and no code, address or date: %s %s', async (method, path, body, answer) => {
  expect(await sandbox.call(method, path, body)).toMatchObject({ json: answer });
});

it('stops when the faults are cleared', async () => {
  await sandbox.call('DELETE', '/sandbox/faults');
  expect((await sandbox.call('GET', '/api/categoria?empresaID=1')).text).not.toContain('onerror');
});

it('accepts only a text', async () => {
  expect(await sandbox.call('POST', '/sandbox/texts', { texto: 'x' })).toMatchObject({ status: 400 });
});
