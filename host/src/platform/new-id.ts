/**
 * An id that nobody else has: a UUID of version 4. `crypto.randomUUID` would do, but a page served without a certificate (a
 * telephone on the developer's network) does not have it.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Version and variant have their places among the random bits. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
