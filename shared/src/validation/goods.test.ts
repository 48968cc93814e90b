import { goodsTypes, planTypeCodes } from './goods';

it('spells the codes as the server does (SPEC section 3)', () => {
  expect(planTypeCodes).toEqual(['CREDITO_INTEGRAL', 'CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA']);
  expect(goodsTypes).toEqual(['IMOVEL', 'CARRO', 'MOTO', 'SERVICO', 'CAMINHAO', 'MAQUINAS']);
});
