/** Whether this page can compute hashes. A page served without a certificate cannot. */
export function canHash(): boolean {
  return (globalThis.crypto as Partial<Crypto>).subtle !== undefined;
}

/** Whether bytes have a hash, written as in subresource integrity (`sha384-…`). Only where `canHash`. */
export async function hasHash(bytes: ArrayBuffer, expected: string): Promise<boolean> {
  return expected === (await hashOf(bytes));
}

/** The hash of bytes, written in the same way. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
