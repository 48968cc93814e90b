import { aBrand, aScene } from '../testing/builders';
import { discountPercent } from './discount-percent';

it.each([
  [true, 902, {}, 50],
  [true, 97, {}, 60],
  [true, 902, { empresaId: 97 }, 60],
  [true, 97, { empresaId: 99 }, 50],
  [false, 97, {}, undefined],
])('discount flag %s, company %i, journey %j: %s', (desconto, empresaId, journey, percent) => {
  expect(discountPercent(aScene({ brand: aBrand({ desconto, empresaId }), journey }))).toBe(percent);
});
