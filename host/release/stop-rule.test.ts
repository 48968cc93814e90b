import { whyToStop } from './stop-rule';

const rule = { visits: 50, points: 10 };
const observed = (failed: number, visits: number) => ({ visits, failed });

it('stops a canary that fails more often than the release allows, and says why', () => {
  expect(whyToStop(rule, observed(12, 80), observed(1, 900))).toBe(
    'stopped by rule: 12 of 80 visits failed, with the release 1 of 900',
  );
});

it.each([
  ['before enough visits', observed(49, 49), observed(0, 900)],
  ['that never fails', observed(0, 500), observed(0, 900)],
  ['that fails as often as the rule allows', observed(10, 100), observed(0, 900)],
  ['where the release fails too', observed(40, 100), observed(300, 900)],
])('lets a canary go on %s', (_, canary, release) => {
  expect(whyToStop(rule, canary, release)).toBeUndefined();
});

it('counts a release that nobody has tried as one without failures', () => {
  expect(whyToStop(rule, observed(6, 50), observed(0, 0))).toContain('6 of 50');
});
