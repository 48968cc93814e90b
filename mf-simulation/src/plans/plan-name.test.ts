import { aPlanType } from '@consorcio/shared/testing';
import { planName } from './plan-name';

it.each([
  ['Integral', 'CREDITO_PAGAMETADE', 'Paga Metade'],
  ['Plano Flex 80', 'CREDITO_INTEGRAL', 'Integral'],
  ['', 'PARCELA_REDUZIDA', 'Paga Reduzida'],
  ['Paga Metade Reduzida', 'CREDITO_PAGAMETADE', 'Paga Metade Reduzida'],
  [' PAGA METADE REDUZIDA', 'PARCELA_REDUZIDA', 'Paga Metade Reduzida'],
] as const)('a plan named "%s" of the type %s is called %s', (name, tipoPlanoID, called) => {
  expect(planName(aPlanType({ name, tipoPlanoID }))).toBe(called);
});
