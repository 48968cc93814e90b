/** The address of a later attempt. It differs from the first: browsers do not repeat a request that hangs. */
export function retryUrl(url: string, attempt: number): string {
  if (attempt === 0) return url;
  const address = new URL(url);
  address.searchParams.set('r', String(attempt));
  return address.href;
}
