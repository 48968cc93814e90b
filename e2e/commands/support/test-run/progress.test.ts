import { jestProgress, journeyProgress, progressLine } from './progress';

describe('the progress of a running phase', () => {
  it('counts the files of Jest and names those that failed', () => {
    const output =
      'PASS host host/src/a.test.ts (5.1 s)\nFAIL shared shared/src/b.test.tsx\n  ● title\nPASS e2e/c.test.ts\n';
    expect(jestProgress(output)).toEqual({ done: 3, failed: ['shared/src/b.test.tsx'] });
  });

  it('counts the marks of journeys, a repeated one once', () => {
    const output =
      'mf-survey  unchanged\n\nRunning 342 tests using 3 workers\n··×±·\n·F·T\n\n  1) [phone] › a.journey.ts ·····';
    expect(journeyProgress(output)).toEqual({ done: 8, total: 342, failed: ['2 journeys'] });
  });

  it('knows nothing before the tests start', () => {
    expect(journeyProgress('building …')).toEqual({ done: 0, failed: [] });
    expect(jestProgress('')).toEqual({ done: 0, failed: [] });
  });

  it('says in one line where the run is', () => {
    const running = [
      { name: 'browser', progress: { done: 120, total: 342, failed: ['1 journey'] } },
      { name: 'unit-host', progress: { done: 85, failed: [] } },
      { name: 'types' },
    ];
    expect(progressLine(200.4, 6, 19, running)).toBe(
      '3:20  6 of 19 phases ended  now browser 120 of 342, unit-host 85, types  failed so far: 1 journey',
    );
    expect(progressLine(61, 19, 19, [])).toBe('1:01  19 of 19 phases ended');
  });
});
