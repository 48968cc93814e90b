/**
 * Whether bytes have a hash, written as in subresource integrity (`sha384-…`). A page served without a certificate cannot compute
 * hashes and accepts all bytes.
 */
export async function hasHash(bytes: ArrayBuffer, expected: string): Promise<boolean> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return expected === `sha384-${btoa(String.fromCharCode(...digest))}`;
}
