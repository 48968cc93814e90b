import { couponErrorNames, meaningOfCategory } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { formatMoney } from '@consorcio/shared/validation';
import { addressBook } from '../address-book';
import { catalogueAnswer, categoriesAnswer } from '../answers';
import { magic } from '../magic-values';
import { aCouponRequest, aLead, aPlanReference, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const ask = (path: string) => sandbox.call('GET', path);
const cards = async (overrides = {}) => catalogueAnswer.parse((await ask(catalogueAddress(overrides))).json).data;
const failed = { errors: [expect.any(String)] };
const refused = (sentence: string) => ({ errors: [sentence] });

describe('the check of words', () => {
  const refusal = { success: false, errorMessage: expect.stringContaining('Ops!') };
  const notText = { errors: [expect.stringMatching(/^body: .*expected string/)] };
  it.each<[body: unknown, status: number, json: object]>([
    ['José da Conceição', 200, { success: true }],
    ['Testemunha', 200, { success: true }],
    ['PALAVRÃO!', 200, refusal],
    ['Ana Teste', 200, refusal],
    ['Quinhentos', 500, failed],
    [123, 400, notText],
  ])('answers %j with %i', async (body, status, json) => {
    expect(await sandbox.post('/api/lead/validar-palavras', body)).toMatchObject({ status, json });
  });
});

describe('the address of a CEP', () => {
  const notFound = refused('CEP não encontrado.');
  const wrong = refused('field cep: expected 8 digits, with or without a hyphen');
  it.each<readonly [cep: string, status: number, json: object]>([
    ...addressBook.filter(({ cep }) => cep !== magic.cepFailsOnce).map((data) => [data.cep, 200, { data }] as const),
    ['01310-100', 200, { data: { logradouro: 'Avenida Paulista', complemento: '' } }],
    ['00000-404', 404, notFound],
    ['01310-101', 404, notFound],
    ['00000-500', 500, failed],
    ...['', '0131010', '013101000', '01310 100', '0131010a'].map((cep) => [cep, 400, wrong] as const),
  ])('%s is answered with %i', async (cep, status, json) => {
    expect(await ask(`/api/endereco?${new URLSearchParams({ cep })}`)).toMatchObject({ status, json });
  });

  it('fails once for 00000-501 in any form, again after a reset', async () => {
    const statuses = [];
    for (const cep of ['00000-501', '00000501']) statuses.push((await ask(`/api/endereco?cep=${cep}`)).status);
    await sandbox.raw('DELETE', '/sandbox/ledger');
    statuses.push((await ask('/api/endereco?cep=00000-501')).status);
    expect(statuses).toEqual([500, 200, 500]);
  });
});

it('lists the 13 categories of SPEC section 3, each with a description of its own and a picture', async () => {
  const listed = categoriesAnswer.parse((await ask('/api/categoria?empresaID=58')).json).data;
  expect(listed).toHaveLength(13);
  expect(listed.every(({ categoriaID }) => meaningOfCategory(categoriaID))).toBe(true);
  expect(new Set(listed.map(({ descricao }) => descricao)).size).toBe(listed.length);
  for (const url of new Set(listed.map(({ imagemUrl }) => imagemUrl))) {
    const { status, headers, text } = await sandbox.raw('GET', new URL(url).pathname);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(text).not.toMatch(/<script|href=|url\(/);
  }
});

describe('the catalogue', () => {
  it('answers the requested credit and larger ones over several terms, by credit in both directions', async () => {
    const [card] = await cards();
    expect(card).toMatchObject({ bemCategoriaCodigo: 'CARRO', planoCardType: 'integral_pagametade_reduzida' });
    const fees = { planoTaxaAdmTotal: 15, planoTaxaAdmMensal: 0.1875 };
    const plan = { planoID: 20801, bemId: 60_000_002, ...fees, dataProximaAssembleia: '2026-12-15' };
    expect(card?.planosTipos[0]).toMatchObject(plan);
    const listed = (await cards()).map(({ bemValor, planoMeses }) => [bemValor, planoMeses]);
    expect(listed.map(([credit]) => credit)).toEqual([60_000, 60_000, 60_000, 70_000, 70_000, 75_000]);
    expect(listed.map(([, months]) => months)).toEqual([80, 72, 60, 80, 72, 80]);
    const falling = (await cards({ sort: 'desc' })).map(({ bemValor }) => bemValor);
    expect(falling).toEqual(listed.map(([credit]) => credit).toReversed());
    expect((await cards({ minValor: 45_123.45 }))[0]).toMatchObject({ bemValor: 45_123.45 });
  });

  it.each([
    [97, [351, 178.5, 247.8]],
    [58, [438.75, 223.13, 309.75]],
    [9201, [438.75, 223.13, 309.75]],
    [1, [877.5, 446.25, 619.5]],
  ])('has the first instalment of the campaign of company %i', async (empresaId, firstInstalments) => {
    const plans = (await cards({ empresaId }))[0]?.planosTipos ?? [];
    expect(plans.map((plan) => plan.valorParcelaPrimeiroPagto)).toEqual(firstInstalments);
    expect(plans.map((plan) => plan.valorParcela)).toEqual([877.5, 446.25, 619.5]);
  });

  it.each([
    [{ pagaMetade: false }, ['Integral', 'Paga Reduzida']],
    [{ categorias: [2, 21] }, ['Integral', 'Paga Metade']],
    [{ categorias: [4], minValor: 15_000 }, ['Integral']],
    [{ minValor: 60_000, renda: 1_500 }, ['Paga Metade']],
  ])('has only wanted plan types whose instalment fits the income: %j', async (overrides, names) => {
    for (const { planosTipos } of await cards(overrides)) expect(planosTipos.map(({ name }) => name)).toEqual(names);
  });

  it.each<[overrides: Readonly<Record<string, unknown>>, status: number, json: object]>([
    [{ renda: 200 }, 404, refused(serverSentences.noPlansForIncome)],
    [{ minValor: 350_000.01, renda: 200 }, 404, refused(serverSentences.noPlansForCredit)],
    [{ categorias: [4], minValor: 15_000, pagaIntegral: false }, 404, refused(serverSentences.noPlansForCredit)],
    [{ minValor: 155_555.55 }, 500, failed],
    [{ minValor: 'mil' }, 400, failed],
    [{ tipo: 3 }, 400, failed],
    [{ categorias: [2, 99] }, 400, failed],
    [{ pagaMetade: 1 }, 400, failed],
    [{ sort: 'valor' }, 400, failed],
    [{ renda: '' }, 400, failed],
  ])('answers %j with %i', async (overrides, status, json) => {
    expect(await ask(catalogueAddress(overrides))).toMatchObject({ status, json });
  });
});

describe('the details of a plan', () => {
  const details = (planoID: number, bemID: number) =>
    sandbox.post('/api/plano/detalhes', aPlanReference({ planoID, bemID }));
  it.each([
    [20801, 60_000_002, `80 parcelas de ${formatMoney(877_50)}`],
    [20801, 61_000_002, `79 parcelas de ${formatMoney(892_13)} e a última de ${formatMoney(891_73)}`],
    // 60.000 × 119% is 71.400: 892,50 a month, half of it 12 times, the rest over 68 months.
    [20802, 60_000_002, `${formatMoney(446_25)} por mês (50% da parcela de ${formatMoney(892_50)})`],
    [20802, 60_000_002, `passam a ${formatMoney(971_25)}`],
  ])('describe the payments of plan %i for %i', async (planoID, bemID, words) => {
    const description = { planoID, TaxaFundoReserva: 2, TabelaDescricao: expect.stringContaining(words) };
    expect((await details(planoID, bemID)).json).toMatchObject({ data: description });
  });

  it('fail for the magic credit, are not found for another pair of ids, and need both ids', async () => {
    expect(await details(20801, 77_777_772)).toMatchObject({ status: 500 });
    for (const path of ['/api/plano/detalhes', '/api/plano/selecionado']) {
      for (const unknown of [{ planoID: 1 }, { bemID: 7 }])
        expect(await sandbox.post(path, aPlanReference(unknown))).toMatchObject({ status: 404 });
      const json = { errors: [expect.stringMatching(/^field leadID/), expect.stringMatching(/^field bemID/)] };
      expect(await sandbox.post(path, { empresaID: 1, planoID: 20801 })).toMatchObject({ status: 400, json });
    }
  });
});

describe('a coupon', () => {
  const validate = (overrides: object) => sandbox.post('/api/v1/cupom/validar', { ...aCouponRequest(), ...overrides });
  it.each([
    ['DEZ', 877.5, { tipoDesconto: 2, valorDesconto: 10, valorDescontado: 87.75, valorTotal: 789.75 }, [0, 1, 5]],
    ['CEM', 877.5, { tipoDesconto: 1, valorDesconto: 100, valorDescontado: 100, valorTotal: 777.5 }, [0, 1, 5]],
    ['CEM', 64.3, { tipoDesconto: 1, valorDesconto: 100, valorDescontado: 64.3, valorTotal: 0 }, [0, 1, 5]],
    ['SOPIX', 877.5, { tipoDesconto: 2, valorDesconto: 15, valorDescontado: 131.63, valorTotal: 745.87 }, [5]],
    ['PIXEBOLETO', 877.5, { tipoDesconto: 1, valorDesconto: 50, valorDescontado: 50, valorTotal: 827.5 }, [1, 5]],
  ])('%s is applied to %d', async (codigo, valor, amounts, formasPagamentosValidas) => {
    const value = { cupomId: expect.any(Number), ...amounts, formasPagamentosValidas };
    expect(await validate({ codigo, valor })).toMatchObject({ status: 200, json: { data: { value } } });
  });

  it.each<readonly [codigo: string, codes: readonly unknown[]]>([
    ...couponErrorNames.map((_, index) => [`NUMERO${index + 1}`, [index + 1]] as const),
    ...couponErrorNames.map((name, index) => [`NOME${index + 1}`, [name]] as const),
    ['VARIOS', ['OutOfValidity', 6, 'AlreadyUsed']],
    ['ESTRANHO', ['NobodyKnowsThis']],
    ['MINIMO', ['UnderMinimum']],
    ['NUMERO16', ['NotFound']],
  ])('%s is refused with %j', async (codigo, codes) => {
    const { status, json } = await validate({ codigo, valorCredito: 99_999.99 });
    expect([status, json]).toEqual([400, { validationErrors: codes.map((code) => ({ code })) }]);
  });

  it.each([
    [{ codigo: 'MINIMO', valorCredito: 100_000 }, 200],
    [{ cpfCnpj: '12ABC34501DE35' }, 200],
    [{ codigo: 'CUPOM500' }, 500],
  ])('with %j is answered with %i', async (overrides, status) => {
    expect(await validate(overrides)).toMatchObject({ status });
  });
});

it('names each wrong field of a lead', async () => {
  const { status, json } = await sandbox.post('/api/lead', { ...aLead(), telefone: '119', rendaMensal: '6000' });
  const wrongType = 'field rendaMensal: Invalid input: expected number, received string';
  expect([status, json]).toEqual([400, { errors: [expect.stringMatching(/^field telefone: /), wrongType] }]);
});
