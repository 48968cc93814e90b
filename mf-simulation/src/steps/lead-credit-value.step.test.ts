import { categoryIdOf } from '@consorcio/shared/entities';
import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, resultOf } from '@consorcio/shared/testing';
import { type GoodsType, isOffered, type PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { leadCreditValue } from './lead-credit-value.step';

const about = (
  bemCategoriaCodigo: GoodsType,
  tipoPlano: PlanTypeCode = 'CREDITO_INTEGRAL',
  more: Partial<SimulationJourney> = {},
) =>
  aScene({
    journey: aSimulationJourney({
      categoria: {
        categoriaId: categoryIdOf(bemCategoriaCodigo, tipoPlano) ?? 0,
        nome: 'Categoria',
        produtoCategoria: 'XX',
        bemCategoriaCodigo,
        tipoPlano,
      },
      ...more,
    }),
  });

it.each<[GoodsType, string, string]>([
  ['IMOVEL', 'R$\u00a0100.000,00', 'R$\u00a0700.000,00'],
  ['CARRO', 'R$\u00a030.000,00', 'R$\u00a0400.000,00'],
  ['MOTO', 'R$\u00a010.000,00', 'R$\u00a0120.000,00'],
  ['SERVICO', 'R$\u00a012.000,00', 'R$\u00a020.000,00'],
  ['CAMINHAO', 'R$\u00a0100.000,00', 'R$\u00a0400.000,00'],
  ['MAQUINAS', 'R$\u00a0100.000,00', 'R$\u00a0400.000,00'],
])('%s accepts values from %s to %s, both included', (goods, minimum, maximum) => {
  const scene = about(goods);
  const check = (typed: string) => leadCreditValue.input?.check(typed, scene);
  expect(bubblesOf(leadCreditValue, scene)[1]).toContain(`<b>${minimum}</b> a <b>${maximum}</b>`);
  expect(check(minimum)).toMatchObject({ ok: true });
  expect(check(maximum)).toMatchObject({ ok: true });
  expect(check('0,01')).toEqual({ ok: false, message: `O crédito mínimo é de ${minimum}` });
  expect(check('999.999,99')).toEqual({ ok: false, message: `O crédito máximo é de ${maximum}` });
});

it('has the same range under every offered plan type', () => {
  for (const planType of ['CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA'] as const) {
    expect(leadCreditValue.input?.check('400.000,00', about('CARRO', planType))).toMatchObject({ ok: true });
    expect(isOffered(planType, 'SERVICO')).toBe(false);
  }
});

it.each<[string, GoodsType, Partial<SimulationJourney>, string]>([
  ['the earlier value', 'CARRO', {}, 'R$\u00a060.000,00'],
  ['nothing when simulating again', 'CARRO', { isSimulateAgain: true }, ''],
  ['nothing when it does not fit', 'SERVICO', {}, ''],
])('starts with %s', (_, goods, more, text) => {
  expect(leadCreditValue.input?.initial?.(about(goods, 'CREDITO_INTEGRAL', more))).toBe(text);
});

it('starts empty for a new visitor', () => {
  const scene = about('CARRO');
  const { valorCreditoInCents: _value, ...journey } = scene.journey;
  expect(leadCreditValue.input?.initial?.({ ...scene, journey })).toBe('');
});

it('records the value, publishes it and leads to the plans message', () => {
  expect(resultOf(leadCreditValue, 75_000_00, about('CARRO'))).toMatchObject({
    journey: { valorCreditoInCents: 75_000_00 },
    to: 'lead-planos-mensagem',
    facts: [{ name: 'credit-value.given', payload: { valorCreditoInCents: 75_000_00 } }],
  });
});
