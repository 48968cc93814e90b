import { checkInstalments } from './instalments';

it.each([
  ['1', 1],
  ['2x', 2],
  [' 3X ', 3],
])('takes %j as %i', (chosen, value) => {
  expect(checkInstalments(chosen)).toEqual({ ok: true, value });
});

it.each(['', '0', '4', '4x', '1.0', '01', '1xx', 'x', '-1', '2 x 3'])('refuses %j', (chosen) => {
  expect(checkInstalments(chosen)).toEqual({ ok: false, message: 'Selecione parcelas' });
});
