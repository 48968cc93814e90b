import { paymentMethods } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { aGeoLocation } from '@consorcio/shared/testing';
import { proposalAnswer } from '../answers';
import { magic } from '../magic-values';
import { aCompanyProposal, aProposta } from '../testing/builders';
import { withSandbox, wrongValues } from '../testing/with-sandbox';

const sandbox = withSandbox();
const post = (proposal: unknown, key?: string) => sandbox.post('/api/proposta', proposal, key);
const geoLocation = aGeoLocation();

it.each([
  ['a person', aProposta()],
  ['a company', aCompanyProposal()],
  ['a person with a location', aProposta({ geoLocation })],
  ['a person with a coupon', aProposta({ cupomCodigo: 'PIXEBOLETO' })],
])('creates a proposal with a contract for %s', async (_, proposal) => {
  expect(proposalAnswer.parse((await post(proposal)).json).data).toEqual({
    propostaID: 1001,
    propostaToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    contrato: '70001001',
    formasPagamentoDisponiveis: Object.values(paymentMethods),
  });
});

it('marks a duplicate under another key, without a key and from another place', async () => {
  const first = await post(aProposta(), 'k');
  await post(aProposta(), 'l');
  await post(aProposta());
  await post(aProposta({ geoLocation }));
  await post(aProposta({ numero: '1001' }));
  const { proposals } = await sandbox.ledger();
  expect(proposals[0]).toEqual({
    id: 1001,
    key: 'k',
    payload: aProposta(),
    answer: first.json,
    posts: 1,
    duplicateOf: null,
  });
  expect(proposals.map(({ duplicateOf }) => duplicateOf)).toEqual([null, 1001, 1001, 1001, null]);
});

it.each(
  wrongValues({
    bairro: [' '],
    bemID: [null],
    cep: ['01310-100', '1310100'],
    cidade: [''],
    complemento: [undefined],
    cpfCnpj: ['529.982.247-25', '52998224724', '12345678909', '11222333000181'],
    cupomCodigo: ['NADA', 'NUMERO1', 'MINIMO', '', undefined],
    email: ['marina', `${'m'.repeat(50)}@example.com`],
    empresaId: ['1'],
    estado: ['São Paulo', 'XX', ''],
    geoLocation: [{ cidadeGeo: 'São Paulo' }],
    leadId: [''],
    logradouro: [''],
    nascimentoFundacao: ['17/05/1990', '1990-02-30', '1990-5-17', '2008-11-22', '1936-11-21', '2026-11-22'],
    nome: [''],
    nomeRazao: ['Marina', 'Marina 2 Souza', 'Marina da Conceição Souza e Silva'],
    numero: [''],
    planoID: [30801],
    planoMeses: [72],
    rendaFaturamento: [0],
    rendaMensal: [-1, '6000'],
    telefone: ['(11) 98765-4321'],
    telefoneCelular: ['1187654321'],
    termos: [false],
    tipoPessoa: [2],
  }),
)('names the wrong field: %s %j', async (field, wrong) => {
  const { status, json } = await post({ ...aProposta(), [field]: wrong });
  const { errors } = json as { errors: string[] }; // the next lines check its content
  expect(status).toBe(400);
  expect(errors).not.toHaveLength(0);
  for (const error of errors) expect(error).toMatch(new RegExp(`^field ${field}[.:]`));
  expect((await sandbox.ledger()).proposals).toEqual([]);
});

it.each(
  wrongValues({
    cpfCnpj: ['52998224725', '11.222.333/0001-81'],
    nascimentoFundacao: ['2026-11-22'],
    nomeRazao: ['Padaria'],
  }),
)('names the wrong field of a company: %s %j', async (field, wrong) => {
  const { status, json } = await post({ ...aCompanyProposal(), [field]: wrong });
  expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${field}: `))] }]);
});

it('has one message per field if several are wrong', async () => {
  const { status, json } = await post(aProposta({ cep: '1', cpfCnpj: '1', estado: '' }));
  expect([status, json]).toEqual([
    400,
    {
      errors: [
        'field cep: expected 8 digits',
        'field cpfCnpj: expected the CPF of a person or the CNPJ of a company, valid and without mask',
        'field estado: expected one of the 27 states, as two letters',
      ],
    },
  ]);
});

it.each([
  ['who is 18 today', aProposta({ nascimentoFundacao: '2008-11-21' })],
  ['who turns 90 tomorrow', aProposta({ nascimentoFundacao: '1936-11-22' })],
  ['founded today', aCompanyProposal({ nascimentoFundacao: '2026-11-21' })],
  ['whose CNPJ has letters', aCompanyProposal({ cpfCnpj: '12ABC34501DE35' })],
  ['without a house number', aProposta({ numero: 'S/N' })],
  ['with MINIMO for a credit of R$ 100.000,00', aProposta({ bemID: 100_000_002, cupomCodigo: 'MINIMO' })],
])('accepts a holder %s', async (_, proposal) => {
  expect(await post(proposal)).toMatchObject({ status: 200 });
});

it.each([
  ['2026-11-22T02:59:00Z', 400],
  ['2026-11-22T03:00:00Z', 200],
])('counts ages by the day in Brasília: at %s somebody born on 2008-11-22 gets %i', async (now, status) => {
  const night = jest.spyOn(sandbox.clock, 'now').mockReturnValue(new Date(now));
  expect(await post(aProposta({ nascimentoFundacao: '2008-11-22' }))).toMatchObject({ status });
  night.mockRestore();
});

it('refuses the magic CEP with the message that the product recognises', async () => {
  const { status, json } = await post(aProposta({ cep: magic.cepRefused }));
  expect([status, json]).toEqual([400, { errors: [serverSentences.invalidCep] }]);
});

it.each([
  [magic.proposalWithoutMethods, []],
  [magic.proposalWithUnknownMethod, [9]],
  [magic.proposalByPixOnly, [5]],
  [magic.proposalByCardOnly, [0]],
  [magic.proposalByBoletoOnly, [1]],
])('offers %s the payment methods %j', async (email, methods) => {
  expect((await sandbox.propose({ email })).formasPagamentoDisponiveis).toEqual(methods);
});
