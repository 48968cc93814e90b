/** The beginning of a hash as in subresource integrity: enough to tell builds apart in reports, and nothing about a visitor. */
export function hashStart(integrity: string | undefined): string | null {
  return integrity?.replace('sha384-', '').slice(0, 12) ?? null;
}
