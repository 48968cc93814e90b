import { fitMask } from './fit-mask';

it.each([
  ['#####-###', '', ''],
  ['#####-###', '01001', '01001'],
  ['#####-###', '010010', '01001-0'],
  ['#####-###', '01001-000', '01001-000'],
  ['#####-###', '010010009', '01001-000'],
  ['(##) #####-####', '1', '(1'],
])('lays into %s the value %j as %j', (mask, value, fitted) => {
  expect(fitMask(mask, value)).toBe(fitted);
});
