import { type ErrorCode, errorCodes } from './app-error';

/** A failure as plain data, for the engine and the storage. */
export interface Failure {
  readonly code: ErrorCode;
  readonly status?: number | undefined;
  readonly reasons?: readonly string[] | undefined;
}

/** Turns anything thrown into plain data. An error without a known code becomes `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (!isCoded(error)) return { code: 'unexpected' };
  return {
    code: error.code,
    ...(typeof error.status === 'number' && { status: error.status }),
    ...(Array.isArray(error.reasons) && error.reasons.length > 0 && { reasons: error.reasons.map(String) }),
  };
}

const unknownOutcomes: ReadonlySet<ErrorCode> = new Set([
  'network.lost',
  'network.timeout',
  'contract.mismatch',
  'http.failed',
  'unexpected', // a bug, perhaps after the answer had arrived
]);

/** True when the server may have acted although no usable answer arrived. */
export function isUnknownOutcome({ code }: Failure): boolean {
  return unknownOutcomes.has(code);
}

/**
 * True when a browser that leaves the page, or a phone that puts it to sleep, may have caused the failure: nothing arrived. Where an answer
 * arrived, or nothing was to be sent, it is no such failure.
 */
export function isWithoutAnswer({ code }: Failure): boolean {
  return code.startsWith('network.') || code === 'segment.unreachable' || code === 'segment.timeout';
}

/** Statuses of a gateway, or of a wrong key, method or type: the body of the request was not read. */
const unreadStatuses: ReadonlySet<number> = new Set([401, 403, 405, 407, 408, 413, 415, 425, 429]);

/** Whether a refusal with this status can be about what was sent. */
export function isAboutTheBody(status: number | undefined): boolean {
  return status === undefined || !unreadStatuses.has(status);
}

/** Whether the server refused what it was asked about. A gateway that turns the request away says nothing about it. */
export function isRefused({ code, status }: Failure): boolean {
  return code === 'http.refused' && isAboutTheBody(status);
}

/** Whether the server refused to save the data, so that other data may help. A 404 means that the endpoint is missing. */
export function isDataRefused(failure: Failure): boolean {
  return isRefused(failure) && failure.status !== 404;
}

function isCoded(error: unknown): error is { code: ErrorCode; status?: unknown; reasons?: unknown } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (errorCodes as readonly unknown[]).includes(error.code)
  );
}
