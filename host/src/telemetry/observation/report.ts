import type { ErrorCode, Failure } from '@consorcio/shared/errors';
import type { Place } from '@consorcio/shared/flow';
import type { ObservationRecord } from './records';

/** The place of a failure, without any text of the visitor. */
export type Where = Readonly<Record<string, string>>;
export type Report = (failure: Pick<Failure, 'code' | 'status'>, where?: Where) => void;

/** Our own bugs are errors; failures of networks, servers and storage are warnings. */
const bugs: ReadonlySet<ErrorCode> = new Set([
  'engine.endless-walk',
  'engine.unknown-step',
  'engine.stray-target',
  'engine.unkeyed-creation',
  'engine.no-control',
  'unexpected',
]);

/** Writes a failure to the console: its code, status and place, without personal data. */
export const reportToConsole: Report = ({ code, status }, where = {}) => {
  const details = Object.entries({ ...where, ...(status !== undefined && { status }) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const line = [`[consorcio] ${code}`, ...details].join(' ');
  if (bugs.has(code)) console.error(line);
  else console.warn(line);
};

/** A report that is also observed: only the code and the place of a failure. */
export function observedReport(report: Report, observe: (record: ObservationRecord) => void): Report {
  return (failure, where = {}) => {
    report(failure, where);
    observe({ kind: 'error', code: failure.code, segment: where.segment, step: where.step });
  };
}

/** Observes each step at which the conversation arrives, once. */
export function observedSteps(observe: (record: ObservationRecord) => void): (place: Place) => void {
  let last: string | null = null;
  return ({ segment, step }) => {
    if (step !== null && step !== last) observe({ kind: 'step', segment, step });
    last = step;
  };
}
