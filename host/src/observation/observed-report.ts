import type { ObservationRecord } from './records';
import type { Report, Where } from './report';

/** A report that is also observed: only the code and the place of a failure. */
export function observedReport(report: Report, observe: (record: ObservationRecord) => void): Report {
  return (failure, where = {}) => {
    report(failure, where);
    observe({ kind: 'error', code: failure.code, segment: nameIn(where, 'segment'), step: nameIn(where, 'step') });
  };
}

function nameIn(where: Where, part: string): string | undefined {
  const name = where[part];
  return name === undefined ? name : String(name);
}
