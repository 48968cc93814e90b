import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A hash of what brand files may say. A built host carries the one it was built with, because its scripts reject brands of any
 * other form.
 */
export function brandForm(): string {
  const schema = readFileSync(new URL('./brand.schema.json', import.meta.url));
  return createHash('sha256').update(schema).digest('hex');
}
