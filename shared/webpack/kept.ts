import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './workspace';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const HASH_BYTES = 32;

/** Another Node may compress, calculate or render differently. In tests a double may stand for a part. */
const maker = JSON.stringify([process.versions, process.arch, process.env.NODE_ENV]);

/** By file: two that ask for the same at once get the same. */
const beingMade = new Map<string, Promise<Buffer>>();
/** Folders from which this process has removed what is old. */
const swept = new Set<string>();

/**
 * Returns what `make` made in an earlier build, or calls it. A file that is damaged is made again.
 * @param from everything that the result depends on, also the code
 */
export function kept(
  from: readonly (string | Buffer)[],
  make: () => Buffer | Promise<Buffer>,
  dir = inRoot('.cache/kept'),
): Promise<Buffer> {
  const file = join(dir, hashOf([maker, ...from]).toString('hex'));
  const made = beingMade.get(file) ?? readOrMake(file, make).finally(() => beingMade.delete(file));
  beingMade.set(file, made);
  return made;
}

async function readOrMake(file: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const found = read(file);
  if (found) return found;
  const content = await make();
  try {
    write(file, content);
  } catch {
    // A deployment may not write here. It only takes longer.
  }
  return content;
}

function read(file: string): Buffer | undefined {
  try {
    const stored = readFileSync(file);
    const content = stored.subarray(HASH_BYTES);
    return hashOf([file, content]).equals(stored.subarray(0, HASH_BYTES)) ? content : undefined;
  } catch {
    return undefined; // nobody made it yet
  }
}

/** Another build may read or write the file at the same time. */
function write(file: string, content: Buffer): void {
  const [part, dir] = [`${file}.${randomUUID()}`, dirname(file)];
  mkdirSync(dir, { recursive: true });
  if (!swept.has(dir)) sweep(dir);
  writeFileSync(part, Buffer.concat([hashOf([file, content]), content]));
  renameSync(part, file);
}

/** Nobody knows what no build will need again, so everything is made again after some time. */
function sweep(dir: string): void {
  swept.add(dir);
  for (const file of readdirSync(dir).map((name) => join(dir, name))) {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - KEPT_MS) rmSync(file, { force: true });
  }
}

function hashOf(parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest();
}
