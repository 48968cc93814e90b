/**
 * A short, stable hash of a text: equal texts have equal hashes, and the text cannot be read from it. Two 32-bit
 * multiplicative hashes; within one journey collisions do not matter. Not for secrets.
 */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + index), 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
