/** The name of an error, which identifies its kind; `instanceof` fails for errors of another realm. */
export function errorName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
