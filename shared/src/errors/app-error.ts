/**
 * Every failure of the product. The list is closed: a new failure is a new line here, and the compiler then shows each place
 * that has to handle it. SPEC section 8.
 */
export const errorCodes = [
  'network.offline', // the device has no connection: nothing was sent
  'network.lost', // the connection broke during the request: the server may have acted
  'network.timeout', // no answer in time: the server may have acted
  'http.refused', // 4xx, or a 2xx that carries a list of errors: the server understood and refused
  'http.failed', // 5xx: the server failed
  'contract.mismatch', // an answer, an event or something stored does not match its schema
  'segment.absent', // the release has no such segment
  'segment.unreachable', // its manifest or one of its files could not be fetched
  'segment.timeout', // it did not load in time
  'segment.broken', // its code threw while loading or rendering
  'segment.contract', // it uses another version of the contract
  'storage.unavailable', // the browser refused to store (quota, private mode)
  'storage.unreadable', // what was stored cannot be read
  'storage.expired', // the stored conversation has not changed for a day
  'purchase.elsewhere', // another tab or an earlier visit has a payment of this proposal: nothing was sent
  'config.invalid', // config.json or release.json is missing or wrong
  'brand.invalid', // a brand file is wrong
  'engine.endless-walk', // too many steps without an answer of the visitor
  'engine.unknown-step', // a place in no loaded segment
  'engine.stray-target', // a step led to a target that it does not declare
  'engine.unkeyed-creation', // a step creates something without the key of its intent: nothing was sent
  'engine.no-control', // a step waits for the visitor but offers no control
  'unexpected', // a bug
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export interface AppErrorDetails {
  cause?: unknown;
  /** HTTP status, when a server answered. */
  status?: number;
  /** The server's sentences. Shown to visitors only where the SPEC says so. */
  reasons?: readonly string[];
}

/** A failure that the product can explain. Compare `code`, never the class: remotes may carry their own copy. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly reasons: readonly string[];

  constructor(code: ErrorCode, message: string, { cause, status, reasons = [] }: AppErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.reasons = reasons;
  }
}
