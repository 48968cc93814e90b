import { goodsTypes, planTypeCodes } from '../validation';
import { categoryIdOf, meaningOfCategory } from './category';

/** SPEC section 3, repeated here so that the test does not copy a mistake of the product. */
const table = [
  [1, 'IMOVEL', 'CREDITO_INTEGRAL'],
  [2, 'CARRO', 'CREDITO_INTEGRAL'],
  [3, 'MOTO', 'CREDITO_INTEGRAL'],
  [4, 'SERVICO', 'CREDITO_INTEGRAL'],
  [6, 'CAMINHAO', 'CREDITO_INTEGRAL'],
  [20, 'IMOVEL', 'CREDITO_PAGAMETADE'],
  [21, 'CARRO', 'CREDITO_PAGAMETADE'],
  [22, 'MOTO', 'CREDITO_PAGAMETADE'],
  [26, 'CAMINHAO', 'CREDITO_PAGAMETADE'],
  [29, 'IMOVEL', 'PARCELA_REDUZIDA'],
  [30, 'CARRO', 'PARCELA_REDUZIDA'],
  [31, 'MOTO', 'PARCELA_REDUZIDA'],
  [32, 'CAMINHAO', 'PARCELA_REDUZIDA'],
] as const;

describe('meaningOfCategory and categoryIdOf', () => {
  it.each(table)('know %i as %s under %s', (id, goods, plan) => {
    expect(meaningOfCategory(id)).toEqual({ bemCategoriaCodigo: goods, tipoPlano: plan });
    expect(categoryIdOf(goods, plan)).toBe(id);
  });

  it('know no other id', () => {
    const known = table.map(([id]) => Number(id));
    for (let id = -5; id < 200; id += 1) if (!known.includes(id)) expect(meaningOfCategory(id)).toBeUndefined();
    for (const id of [Number.NaN, Number.POSITIVE_INFINITY, 1.5]) expect(meaningOfCategory(id)).toBeUndefined();
    for (const goods of goodsTypes.filter((one) => one !== 'MAQUINAS')) {
      for (const plan of planTypeCodes) {
        const [id] = table.find((row) => row[1] === goods && row[2] === plan) ?? [];
        expect(categoryIdOf(goods, plan)).toBe(id);
      }
    }
  });

  it.each(planTypeCodes)('treat machinery as trucks, which share an id (%s)', (plan) => {
    expect(categoryIdOf('MAQUINAS', plan)).toBe(categoryIdOf('CAMINHAO', plan));
  });
});
