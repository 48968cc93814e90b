import { goodsTypes, planTypeCodes } from '../validation';
import { categoryIdOf, meaningOfCategory } from './category';

/** SPEC section 3, written out again so that a slip in the product does not slip here as well. */
const table = [
  { id: 1, goods: 'IMOVEL', plan: 'CREDITO_INTEGRAL' },
  { id: 2, goods: 'CARRO', plan: 'CREDITO_INTEGRAL' },
  { id: 3, goods: 'MOTO', plan: 'CREDITO_INTEGRAL' },
  { id: 4, goods: 'SERVICO', plan: 'CREDITO_INTEGRAL' },
  { id: 6, goods: 'CAMINHAO', plan: 'CREDITO_INTEGRAL' },
  { id: 20, goods: 'IMOVEL', plan: 'CREDITO_PAGAMETADE' },
  { id: 21, goods: 'CARRO', plan: 'CREDITO_PAGAMETADE' },
  { id: 22, goods: 'MOTO', plan: 'CREDITO_PAGAMETADE' },
  { id: 26, goods: 'CAMINHAO', plan: 'CREDITO_PAGAMETADE' },
  { id: 29, goods: 'IMOVEL', plan: 'PARCELA_REDUZIDA' },
  { id: 30, goods: 'CARRO', plan: 'PARCELA_REDUZIDA' },
  { id: 31, goods: 'MOTO', plan: 'PARCELA_REDUZIDA' },
  { id: 32, goods: 'CAMINHAO', plan: 'PARCELA_REDUZIDA' },
] as const;

describe('meaningOfCategory', () => {
  it.each(table)('reads $id as $goods under $plan', ({ id, goods, plan }) => {
    expect(meaningOfCategory(id)).toEqual({ bemCategoriaCodigo: goods, tipoPlano: plan });
  });

  it('knows no other id', () => {
    const known = table.map(({ id }) => Number(id));
    for (let id = -5; id < 200; id += 1) if (!known.includes(id)) expect(meaningOfCategory(id)).toBeUndefined();
    for (const id of [Number.NaN, Number.POSITIVE_INFINITY, 1.5]) expect(meaningOfCategory(id)).toBeUndefined();
  });
});

describe('categoryIdOf', () => {
  it.each(table)('gives $id for $goods under $plan', ({ id, goods, plan }) => {
    expect(categoryIdOf(goods, plan)).toBe(id);
  });

  it.each(planTypeCodes)('takes machinery for trucks: they share an id (%s)', (plan) => {
    expect(categoryIdOf('MAQUINAS', plan)).toBe(categoryIdOf('CAMINHAO', plan));
  });

  it('has none for services under a plan type that does not exist for them', () => {
    expect(categoryIdOf('SERVICO', 'CREDITO_PAGAMETADE')).toBeUndefined();
    expect(categoryIdOf('SERVICO', 'PARCELA_REDUZIDA')).toBeUndefined();
  });

  it('and meaningOfCategory undo each other', () => {
    for (const goods of goodsTypes.filter((one) => one !== 'MAQUINAS')) {
      for (const plan of planTypeCodes) {
        const id = categoryIdOf(goods, plan);
        if (id !== undefined) expect(meaningOfCategory(id)).toEqual({ bemCategoriaCodigo: goods, tipoPlano: plan });
      }
    }
  });
});
