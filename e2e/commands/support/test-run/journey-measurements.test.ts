import { type JourneyReport, journeyMeasurements } from './journey-measurements';

const annotated = (...annotations: readonly (readonly [string, string])[]) => ({
  tests: [{ results: [{ annotations: annotations.map(([type, description]) => ({ type, description })) }] }],
});
type Spec = ReturnType<typeof annotated>;
const reportOf = (...specs: readonly Spec[]): JourneyReport => ({ suites: [{ specs: [], suites: [{ specs }] }] });

describe('the measurements of journeys', () => {
  it('counts the cells of the fault matrix, with the longest wait for a message', () => {
    const [line] = journeyMeasurements(
      reportOf(
        annotated(
          ['fault-cell', '{"noticedAfterMs":310,"wasHit":true}'],
          ['fault-cell', '{"noticedAfterMs":null,"wasHit":false}'],
        ),
        annotated(['fault-cell', '{"noticedAfterMs":3100,"wasHit":true}'], ['fault-cell', 'failed'], ['other', 'x']),
      ),
    );
    expect(line).toContain('3 of 4 recovered,');
    expect(line).toContain('1 of them had nothing left to request;');
    expect(line).toContain('2 showed a message, after 3100 ms at most, and 1 noticed nothing');
  });

  it('reads the last try of a test', () => {
    const { tests } = annotated(['fault-cell', '{"noticedAfterMs":null,"wasHit":true}']);
    const [first] = annotated(['fault-cell', 'failed']).tests;
    const twice = { tests: [{ results: [...(first?.results ?? []), ...(tests[0]?.results ?? [])] }] };
    expect(journeyMeasurements(reportOf(twice))[0]).toContain('1 of 1 recovered');
  });

  it('reports how long a swap took, and nothing if nothing was measured', () => {
    expect(journeyMeasurements(reportOf(annotated(['swap', '84'])))).toEqual([
      'another build in the open page after 84 ms',
    ]);
    expect(journeyMeasurements(reportOf())).toEqual([]);
  });
});
