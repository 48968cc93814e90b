import { AppError, toFailure } from '@consorcio/shared/errors';
import { errorName } from '../config/error-name';

/** The named failure of a request. */
export function failedFetch(address: string, cause: unknown): AppError {
  const name = errorName(cause);
  if (name === 'TimeoutError' || name === 'AbortError') return tooLate(address, cause);
  if (name === 'SyntaxError' || name === 'RangeError') {
    return new AppError(
      'segment.broken',
      `${address} is not readable JSON, so it is not a manifest. The server may have sent a web page instead: check its rules.`,
      { cause },
    );
  }
  return unreachable(address, cause);
}

/** The named failure of loading a segment. An error that already has a code, also one of reading the release, is unchanged. */
export function failedLoad(segment: string, cause: unknown): AppError {
  const { code } = toFailure(cause);
  if (/^(segment|config|network)\./.test(code)) return cause as AppError; // only our own errors have such a code
  if (errorName(cause) === 'ChunkLoadError') {
    const type = typeof cause === 'object' && cause !== null && 'type' in cause ? cause.type : undefined;
    if (type === 'timeout') return tooLate(`A file of the segment ${segment}`, cause);
    if (type !== 'missing') return unreachable(`A file of the segment ${segment}`, cause);
  }
  return new AppError(
    'segment.broken',
    `The code of the segment ${segment} threw while it was loading, so its steps cannot run. ` +
      'See the cause; until it is fixed, roll the segment back in release.json.',
    { cause },
  );
}

export function tooLate(what: string, cause?: unknown): AppError {
  return new AppError(
    'segment.timeout',
    `${what} did not load in time, so the visitor would wait without a result. Try again: the next attempt sends a new request.`,
    { cause },
  );
}

export function unreachable(what: string, cause?: unknown): AppError {
  return new AppError(
    'segment.unreachable',
    `${what} could not be fetched, so the segment cannot load. Check its server, its CORS rules and the connection.`,
    { cause },
  );
}
