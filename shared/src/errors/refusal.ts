import type { Failure } from './failure';

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
