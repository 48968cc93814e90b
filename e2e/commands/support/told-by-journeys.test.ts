import { toldByJourneys } from './told-by-journeys.mjs';

const annotated = (...annotations: readonly (readonly [string, string])[]) => ({
  tests: [{ results: [{ annotations: annotations.map(([type, description]) => ({ type, description })) }] }],
});
const reportOf = (...specs: readonly object[]) => ({ suites: [{ specs: [], suites: [{ specs }] }] });

describe('what journeys tell of themselves', () => {
  it('counts the cells of the fault matrix, and names the longest wait for a word', () => {
    const [line] = toldByJourneys(
      reportOf(
        annotated(
          ['fault-cell', '{"noticedAfterMs":310,"wasMet":true}'],
          ['fault-cell', '{"noticedAfterMs":null,"wasMet":false}'],
        ),
        annotated(['fault-cell', '{"noticedAfterMs":3100,"wasMet":true}'], ['fault-cell', 'failed'], ['other', 'x']),
      ),
    );
    expect(line).toContain('3 of 4 recovered, of these 1 where nothing had to be asked for any more,');
    expect(line).toContain('2 were told, after 3100 ms at most, 1 noticed nothing');
  });

  it('takes the last try of a test', () => {
    const { tests } = annotated(['fault-cell', '{"noticedAfterMs":null,"wasMet":true}']);
    const [first] = annotated(['fault-cell', 'failed']).tests;
    const twice = { tests: [{ results: [...(first?.results ?? []), ...(tests[0]?.results ?? [])] }] };
    expect(toldByJourneys(reportOf(twice))[0]).toContain('1 of 1 recovered');
  });

  it('tells how long a swap took, and nothing where nothing was measured', () => {
    expect(toldByJourneys(reportOf(annotated(['swap', '84'])))).toEqual(['another build in the open page after 84 ms']);
    expect(toldByJourneys(reportOf())).toEqual([]);
  });
});
