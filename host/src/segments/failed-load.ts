import { AppError, toFailure } from '@consorcio/shared/errors';
import { errorName } from '../platform/error-name';

/** The named failure of loading a segment. An error that already has a code, also one of reading the release, is unchanged. */
export function failedLoad(segment: string, cause: unknown): AppError {
  const { code } = toFailure(cause);
  if (/^(segment|config|network)\./.test(code)) return cause as AppError; // only our own errors have such a code
  if (errorName(cause) === 'ChunkLoadError') {
    const type = typeof cause === 'object' && cause !== null && 'type' in cause ? cause.type : undefined;
    if (type === 'timeout') return tooLate(`A file of the segment ${segment}`, cause);
    if (type !== 'missing') return unreachable(`A file of the segment ${segment}`, cause);
  }
  return broken(
    `The code of the segment ${segment} threw while it was loading: roll it back until it is fixed.`,
    cause,
  );
}

export function tooLate(what: string, cause?: unknown): AppError {
  return new AppError('segment.timeout', `${what} did not load in time. The next try sends a new request.`, { cause });
}

export function unreachable(what: string, cause?: unknown): AppError {
  return new AppError('segment.unreachable', `${what} could not be fetched. Check its server and its CORS rules.`, {
    cause,
  });
}

/** A build of which no step can run. */
export function broken(why: string, cause?: unknown): AppError {
  return new AppError('segment.broken', `${why} No step of the build can run.`, { cause });
}
