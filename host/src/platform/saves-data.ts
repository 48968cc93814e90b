/** What browsers with the Network Information API know about the connection. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor asked the browser to use little data: then nothing is loaded before it is surely needed. */
export function savesData(): boolean {
  return (navigator as WithConnection).connection?.saveData === true;
}
