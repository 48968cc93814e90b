import { randomUUID } from 'node:crypto';
import { changedSince, hashOfSources } from '@consorcio/shared/webpack/hash-of-sources';
import { kept } from '@consorcio/shared/webpack/kept';

const sources = ['host/brands/check/artwork', 'shared/src/theme', 'pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'];
let code: string | undefined;

/** What an earlier check or build made of a picture, or what `make` makes of it. `how`: what else it depends on. */
export function keptOf(content: Buffer, how: readonly unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
  // If a file changed since the process started, nobody knows which code was loaded.
  code ??= changedSince(performance.timeOrigin, sources) ? randomUUID() : hashOfSources(sources);
  return kept([code, JSON.stringify(how), content], make);
}

/** The same for what JSON can say. */
export async function keptFact<Fact>(
  content: Buffer,
  how: readonly unknown[],
  find: () => Promise<Fact>,
): Promise<Fact> {
  const text = await keptOf(content, how, async () => Buffer.from(JSON.stringify(await find())));
  return JSON.parse(String(text)) as Fact; // written above, by this code
}
