import { type ProposalRequest, proposalAnswerSchema } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { aGeoLocation } from '@consorcio/shared/testing';
import { magic, slowInMs } from '../magic-values';
import { ledgerSchema } from '../state/ledger';
import { aCompanyProposal, aLead, aProposal } from '../testing/builders';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const post = (proposal: unknown = aProposal(), key?: string) =>
  sandbox.call('POST', '/api/proposta', proposal, key === undefined ? {} : { 'idempotency-key': key });
const ledger = async () => ledgerSchema.parse((await sandbox.call('GET', '/sandbox/ledger')).json);
const created = async (proposal?: ProposalRequest) => proposalAnswerSchema.parse((await post(proposal)).json).data;

const geoLocation = aGeoLocation();

it.each([
  ['a person', aProposal()],
  ['a company', aCompanyProposal()],
  ['somebody who said where they are', aProposal({ geoLocation })],
  ['somebody with a coupon', aProposal({ cupomCodigo: 'PIXEBOLETO' })],
])('creates a proposal with a contract for %s', async (_, proposal) => {
  expect(await created(proposal)).toEqual({
    propostaID: 1001,
    propostaToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    contrato: '70001001',
    formasPagamentoDisponiveis: [0, 1, 5],
  });
});

describe('twice', () => {
  it('creates nothing for the same idempotency key, and writes both POSTs in the ledger', async () => {
    const first = await post(aProposal(), 'intent-1');
    const second = await post(aProposal(), 'intent-1');
    expect(second.json).toEqual(first.json);
    expect(await ledger()).toEqual({
      leads: [],
      proposals: [{ id: 1001, key: 'intent-1', payload: aProposal(), answer: first.json, posts: 2, duplicateOf: null }],
      charges: [],
      posts: [{ path: '/api/proposta', key: 'intent-1', count: 2 }],
    });
  });

  it('creates one proposal for two POSTs of the same key at the same time', async () => {
    const [one, other] = await Promise.all([post(aProposal(), 'intent-1'), post(aProposal(), 'intent-1')]);
    expect(one.json).toEqual(other.json);
    expect((await ledger()).proposals).toHaveLength(1);
  });

  it('reports who asks for the same again under another key, without one, or from another place', async () => {
    await post(aProposal(), 'intent-1');
    await post(aProposal(), 'intent-2');
    await post();
    await post(aProposal({ geoLocation }));
    await post(aProposal({ numero: '1001' }));
    expect((await ledger()).proposals.map(({ id, key, duplicateOf }) => [id, key, duplicateOf])).toEqual([
      [1001, 'intent-1', null],
      [1002, 'intent-2', 1001],
      [1003, null, 1001],
      [1004, null, 1001],
      [1005, null, null],
    ]);
  });

  it('refuses a key that comes back with other data', async () => {
    await post(aProposal(), 'intent-1');
    expect(await post(aProposal({ numero: '1001' }), 'intent-1')).toMatchObject({ status: 422 });
    expect((await ledger()).proposals).toHaveLength(1);
  });

  it('knows a key of a lead from a key of a proposal', async () => {
    await sandbox.call('POST', '/api/lead', aLead(), { 'idempotency-key': 'intent-1' });
    expect(await post(aProposal(), 'intent-1')).toMatchObject({ status: 200 });
  });
});

describe('says which field is wrong', () => {
  it.each<[field: string, wrong: unknown]>([
    ['bairro', ' '],
    ['bemID', null],
    ['cep', '01310-100'],
    ['cep', '1310100'],
    ['cidade', ''],
    ['complemento', undefined],
    ['cpfCnpj', '529.982.247-25'],
    ['cpfCnpj', '52998224724'],
    ['cpfCnpj', '12345678909'],
    ['cpfCnpj', '11222333000181'],
    ['cupomCodigo', 'NADA'],
    ['cupomCodigo', 'NUMERO1'],
    ['cupomCodigo', 'MINIMO'],
    ['cupomCodigo', ''],
    ['cupomCodigo', undefined],
    ['email', 'marina'],
    ['email', `${'m'.repeat(50)}@example.com`],
    ['empresaId', '1'],
    ['estado', 'São Paulo'],
    ['estado', 'XX'],
    ['estado', ''],
    ['geoLocation', { cidadeGeo: 'São Paulo' }],
    ['leadId', ''],
    ['logradouro', ''],
    ['nascimentoFundacao', '17/05/1990'],
    ['nascimentoFundacao', '1990-02-30'],
    ['nascimentoFundacao', '1990-5-17'],
    ['nascimentoFundacao', '2008-11-22'],
    ['nascimentoFundacao', '1936-11-21'],
    ['nascimentoFundacao', '2026-11-22'],
    ['nome', ''],
    ['nomeRazao', 'Marina'],
    ['nomeRazao', 'Marina 2 Souza'],
    ['nomeRazao', 'Marina da Conceição Souza e Silva'],
    ['numero', ''],
    ['planoID', 30801],
    ['planoMeses', 72],
    ['rendaFaturamento', 0],
    ['rendaMensal', -1],
    ['rendaMensal', '6000'],
    ['telefone', '(11) 98765-4321'],
    ['telefoneCelular', '1187654321'],
    ['termos', false],
    ['tipoPessoa', 2],
  ])('%s %j', async (field, wrong) => {
    const { status, json } = await post({ ...aProposal(), [field]: wrong });
    const { errors } = json as { errors: string[] }; // what is in it, the next lines say
    expect(status).toBe(400);
    expect(errors).not.toHaveLength(0);
    for (const error of errors) expect(error).toMatch(new RegExp(`^field ${field}[.:]`));
    expect((await ledger()).proposals).toEqual([]);
  });

  it.each<[field: string, wrong: string]>([
    ['cpfCnpj', '52998224725'],
    ['cpfCnpj', '11.222.333/0001-81'],
    ['nascimentoFundacao', '2026-11-22'],
    ['nomeRazao', 'Padaria'],
  ])('of a company: %s %j', async (field, wrong) => {
    const { status, json } = await post({ ...aCompanyProposal(), [field]: wrong });
    expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${field}: `))] }]);
  });

  it('a sentence a field, when several are wrong', async () => {
    const { status, json } = await post(aProposal({ cep: '1', cpfCnpj: '1', estado: '' }));
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
});

it.each([
  ['is 18 today', aProposal({ nascimentoFundacao: '2008-11-21' })],
  ['turns 90 tomorrow', aProposal({ nascimentoFundacao: '1936-11-22' })],
  ['was founded today', aCompanyProposal({ nascimentoFundacao: '2026-11-21' })],
  ['has a CNPJ with letters', aCompanyProposal({ cpfCnpj: '12ABC34501DE35' })],
  ['has no house number to tell', aProposal({ numero: 'S/N' })],
  ['uses MINIMO for a credit of R$ 100.000,00', aProposal({ bemID: 100_000_002, cupomCodigo: 'MINIMO' })],
])('takes somebody who %s', async (_, proposal) => {
  expect(await post(proposal)).toMatchObject({ status: 200 });
});

it('counts ages by the day in Brazil, where it is still yesterday when London wakes up', async () => {
  const night = jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-22T02:59:00Z'));
  expect(await post(aProposal({ nascimentoFundacao: '2008-11-22' }))).toMatchObject({ status: 400 });
  night.mockReturnValue(new Date('2026-11-22T03:00:00Z'));
  expect(await post(aProposal({ nascimentoFundacao: '2008-11-22' }))).toMatchObject({ status: 200 });
  night.mockRestore();
});

it('refuses the magic CEP with the sentence the product looks for', async () => {
  expect(await post(aProposal({ cep: magic.cepRefused }))).toMatchObject({
    status: 400,
    json: { errors: [serverSentences.invalidCep] },
  });
});

describe('magic e-mails', () => {
  it('fails every time for proposta500', async () => {
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await post(aProposal({ email: magic.proposalFails }), 'k')).toMatchObject({ status: 500 });
    expect((await ledger()).proposals).toEqual([]);
  });

  it('fails only once for propostainstavel', async () => {
    const proposal = aProposal({ email: magic.proposalFailsOnce.toUpperCase() });
    expect(await post(proposal, 'k')).toMatchObject({ status: 500 });
    expect(await post(proposal, 'k')).toMatchObject({ status: 200 });
  });

  it('refuses proposta400', async () => {
    const { status, json } = await post(aProposal({ email: magic.proposalRefused }));
    expect([status, json]).toEqual([400, { errors: ['field email: this proposal is not accepted'] }]);
  });

  it('lets propostalenta wait', async () => {
    expect(await post(aProposal({ email: magic.proposalSlow }))).toMatchObject({ status: 200 });
    expect(clock.waits.at(-1)).toBe(slowInMs);
  });

  it('breaks the connection of propostamuda after creating the proposal, and finds it when asked again', async () => {
    const proposal = aProposal({ email: magic.proposalLost });
    await expect(post(proposal, 'k')).rejects.toThrow('terminated');
    expect((await ledger()).proposals).toHaveLength(1);
    expect(proposalAnswerSchema.parse((await post(proposal, 'k')).json).data.propostaID).toBe(1001);
    expect((await ledger()).proposals).toHaveLength(1);
  });

  it.each([
    [magic.proposalWithoutMethods, []],
    [magic.proposalWithUnknownMethod, [9]],
    [magic.proposalByPixOnly, [5]],
    [magic.proposalByCardOnly, [0]],
    [magic.proposalByBoletoOnly, [1]],
  ])('offers %s the ways to pay %j', async (email, methods) => {
    expect((await created(aProposal({ email }))).formasPagamentoDisponiveis).toEqual(methods);
  });
});
