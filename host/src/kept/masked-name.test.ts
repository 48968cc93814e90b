import { maskedName } from './masked-name';

it.each([
  ['Marina', 'M•••••'],
  ['Marina Souza', 'M••••• S.'],
  ['ana de souza e silva', 'A••••• S.'],
  ['  Érica   Ávila ', 'É••••• Á.'],
  ['Al', 'A•••••'],
])('masks %j as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

it.each(['', '   ', '123'])('has nothing to show of %j', (name) => {
  expect(maskedName(name)).toBeUndefined();
});
