import { AppError, toFailure } from '@consorcio/shared/errors';
import { errorName } from '../config/error-name';

/** Gives the failure of a fetch its name. */
export function failedFetch(address: string, cause: unknown): AppError {
  const name = errorName(cause);
  if (name === 'TimeoutError' || name === 'AbortError') return tooLate(address, cause);
  if (name === 'SyntaxError') {
    return new AppError(
      'segment.broken',
      `${address} is not JSON, so it is no manifest. The server may have sent a page in its place: check its rules.`,
      { cause },
    );
  }
  return unreachable(address, cause);
}

/** Gives whatever loading a segment threw its name. What is already named, also by reading the release, stays as it is. */
export function failedLoad(segment: string, cause: unknown): AppError {
  const { code } = toFailure(cause);
  if (/^(segment|config|network)\./.test(code)) return cause as AppError; // its code is one that only our own errors carry
  if (errorName(cause) === 'ChunkLoadError') {
    const type = typeof cause === 'object' && cause !== null && 'type' in cause ? cause.type : undefined;
    if (type === 'timeout') return tooLate(`A file of the segment ${segment}`, cause);
    if (type !== 'missing') return unreachable(`A file of the segment ${segment}`, cause);
  }
  return new AppError(
    'segment.broken',
    `The code of the segment ${segment} threw while it was loading, so its steps cannot be played. ` +
      'See the cause; roll the segment back in release.json meanwhile.',
    { cause },
  );
}

export function tooLate(what: string, cause?: unknown): AppError {
  return new AppError(
    'segment.timeout',
    `${what} did not load in time, so the visitor would wait for nothing. Try again: the next attempt asks anew.`,
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
