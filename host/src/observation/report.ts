import type { ErrorCode, Failure } from '@consorcio/shared/errors';

/** The place of a failure, without any text of the visitor. */
export type Where = Readonly<Record<string, string | number>>;
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
