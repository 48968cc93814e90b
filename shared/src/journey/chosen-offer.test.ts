import { aSelectedPlan } from '../testing/catalogue-builders';
import { goodsName } from './chosen-offer';

it.each([
  ['Imóvel R$\u00a0200.000,00', 200_000, 'Imóvel'],
  ['Caminhões e máquinas R$ 100.000', 100_000, 'Caminhões e máquinas'],
  ['Moto de R$ 9.000,00', 90_000, 'Moto de R$ 9.000,00'],
  ['R$ 60.000,00', 60_000, 'R$ 60.000,00'],
  ['Serviços', 12_000, 'Serviços'],
])('the goods of %j with a credit of %d are %j', (bemNome, value, name) => {
  expect(goodsName(aSelectedPlan({ bemNome, bemCredito: { value, label: '' } }))).toBe(name);
});
