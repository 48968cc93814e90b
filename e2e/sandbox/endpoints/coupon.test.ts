import { type CouponRequest, couponErrorNames } from '@consorcio/shared/entities';
import { couponAnswer, couponRefusal } from '../answers';
import { slowInMs } from '../magic-values';
import { aCouponRequest } from '../testing/builders';
import { withSandbox, wrongValues } from '../testing/with-sandbox';

const sandbox = withSandbox();
const validate = (overrides: Readonly<Record<string, unknown>>) =>
  sandbox.post('/api/v1/cupom/validar', { ...aCouponRequest(), ...overrides });

async function value(overrides: Partial<CouponRequest>) {
  const { status, json } = await validate(overrides);
  expect(status).toBe(200);
  return couponAnswer.parse(json).data.value;
}

async function reasons(overrides: Partial<CouponRequest>) {
  const { status, json } = await validate(overrides);
  expect([status, Object.keys(Object(json))]).toEqual([400, ['validationErrors']]);
  return couponRefusal.parse(json).validationErrors.map(({ code }) => code);
}

it.each([
  ['DEZ', 877.5, { tipoDesconto: 2, valorDesconto: 10, valorDescontado: 87.75, valorTotal: 789.75 }, [0, 1, 5]],
  ['CEM', 877.5, { tipoDesconto: 1, valorDesconto: 100, valorDescontado: 100, valorTotal: 777.5 }, [0, 1, 5]],
  ['CEM', 64.3, { tipoDesconto: 1, valorDesconto: 100, valorDescontado: 64.3, valorTotal: 0 }, [0, 1, 5]],
  ['SOPIX', 877.5, { tipoDesconto: 2, valorDesconto: 15, valorDescontado: 131.63, valorTotal: 745.87 }, [5]],
  ['PIXEBOLETO', 877.5, { tipoDesconto: 1, valorDesconto: 50, valorDescontado: 50, valorTotal: 827.5 }, [1, 5]],
  ['CUPOMLENTO', 0.1, { tipoDesconto: 2, valorDesconto: 10, valorDescontado: 0.01, valorTotal: 0.09 }, [0, 1, 5]],
])('applies %s to %d', async (codigo, valor, amounts, formasPagamentosValidas) => {
  expect(await value({ codigo, valor })).toEqual({ cupomId: expect.any(Number), ...amounts, formasPagamentosValidas });
});

it('accepts MINIMO for a credit of R$ 100.000,00, and not for one cent less', async () => {
  expect(await value({ codigo: 'MINIMO', valorCredito: 100_000 })).toMatchObject({ valorDesconto: 20 });
  expect(await reasons({ codigo: 'MINIMO', valorCredito: 99_999.99 })).toEqual(['UnderMinimum']);
});

it.each([
  ...couponErrorNames.flatMap((name, index): [string, unknown[]][] => [
    [`NUMERO${index + 1}`, [index + 1]],
    [`NOME${index + 1}`, [name]],
  ]),
  ['VARIOS', ['OutOfValidity', 6, 'AlreadyUsed']],
  ['ESTRANHO', ['NobodyKnowsThis']],
  ['NADA', ['NotFound']],
  ['NUMERO16', ['NotFound']],
  ['NUMERO0', ['NotFound']],
])('refuses %s with %j', async (codigo, codes) => {
  expect(await reasons({ codigo })).toEqual(codes);
});

it('fails for CUPOM500', async () => {
  expect(await validate({ codigo: 'CUPOM500' })).toMatchObject({ status: 500, json: { errors: [expect.any(String)] } });
});

it('is slow for CUPOMLENTO', async () => {
  await value({ codigo: 'CUPOMLENTO' });
  expect(sandbox.clock.waits.at(-1)).toBe(slowInMs);
});

it.each(['52998224725', '11222333000181', '12ABC34501DE35'])('accepts the document %s', async (cpfCnpj) => {
  expect(await validate({ cpfCnpj })).toMatchObject({ status: 200 });
});

it.each(
  wrongValues({
    codigo: ['', 'dez', 'DEZ '],
    valorCredito: [0],
    valor: [-1, '877.50'],
    empresaId: [1.5],
    unidadeDeNegocioId: [2],
    categoriaId: [99],
    cpfCnpj: ['529.982.247-25', '5299822472', '12abc34501de35'],
    canalVendaId: [1],
    formaPagamentoId: [5],
    tipoPlanoId: ['INTEGRAL'],
    leadId: [''],
  }),
)('names the wrong field: %s %j', async (field, wrong) => {
  const { status, json } = await validate({ [field]: wrong });
  expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${field}: `))] }]);
});
