/** The code of a system error (ENOENT). `instanceof` fails for errors of another realm. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
