import type { ErrorCode, Failure } from '@consorcio/shared/errors';

/** Where something went wrong, without a word of the visitor's. */
export type Where = Readonly<Record<string, string | number>>;
export type Report = (failure: Pick<Failure, 'code' | 'status'>, where?: Where) => void;

/** Bugs and broken promises are errors; what the world does to us (networks, old storage) is a warning. */
const bugs: ReadonlySet<ErrorCode> = new Set([
  'engine.endless-walk',
  'engine.unknown-step',
  'engine.stray-target',
  'engine.no-control',
  'unexpected',
]);

/** Writes a failure to the console: its code, status and place, and nothing personal. */
export const reportToConsole: Report = ({ code, status }, where = {}) => {
  const details = Object.entries({ ...where, ...(status !== undefined && { status }) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const line = [`[consorcio] ${code}`, ...details].join(' ');
  if (bugs.has(code)) console.error(line);
  else console.warn(line);
};
