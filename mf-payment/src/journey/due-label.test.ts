import { dueLabel } from './due-label';

it.each([
  ['2026-11-23', '23/11/2026'],
  ['2026-11-23T23:59:59-03:00', '23/11/2026'],
  ['23/11/2026', '23/11/2026'],
  ['até 2026-11-23', 'até 2026-11-23'],
  ['amanhã', 'amanhã'],
  ['', ''],
])('reads %j as %j', (received, label) => {
  expect(dueLabel(received)).toBe(label);
});
