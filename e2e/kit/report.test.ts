import { exitCodeOf, type Result, report } from './report';

const passed: Result = { check: 'size', ok: true, summary: '8 KiB', problems: [], notLookedAt: [], isTooSlow: false };
const refused: Result = { ...passed, check: 'steps', ok: false, problems: ['pesquisa-fim (home) does not stop.'] };
const unknown: Result = { ...passed, check: 'leaks', ok: false, notLookedAt: ['the segment did not load'] };
const slow: Result = { ...unknown, check: 'judged', notLookedAt: ['pesquisa-fim (home)'], isTooSlow: true };

describe('the exit code', () => {
  it.each<[number, string, readonly Result[]]>([
    [0, 'everything passes', [passed]],
    [1, 'a check finds a problem', [passed, refused]],
    [1, 'a check could not look', [passed, unknown]],
    [1, 'a problem was found on a slow machine', [refused, slow]],
    [3, 'only the machine is too slow', [passed, slow]],
  ])('is %i if %s', (code, _, results) => {
    expect(exitCodeOf(results)).toBe(code);
  });
});

describe('the report', () => {
  it('groups what was found by check', () => {
    expect(report([passed, refused, unknown])).toBe(
      [
        'size         ok     8 KiB',
        'steps        FAILED',
        '    pesquisa-fim (home) does not stop.',
        'leaks        NOT LOOKED AT',
        '    not looked at: the segment did not load',
        '1 passed, 2 failed',
      ].join('\n'),
    );
  });
});
