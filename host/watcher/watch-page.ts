import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { activePartsOf } from '@consorcio/shared/webpack/page-scripts';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import * as z from 'zod/mini';
import { jsonIn } from '../release/download';
import type { Get } from './bounded-fetch';
import { headerDifferences, type Kind, type ServedSettings } from './headers';

export interface Watched {
  readonly address: string;
  /** Of every build that may be served: an open conversation may still use an earlier one. */
  readonly inventories: readonly ScriptInventory[];
  /** Absent while they are recorded. */
  readonly expected: ServedSettings | undefined;
  readonly get: Get;
}

/**
 * One sentence for each way in which a served page differs from the inventories of its builds, from the expected headers and from the
 * expected configuration (PCI DSS 4.0.1, 11.6.1), and what was served. Nothing that it reads is run.
 */
export async function watchPage(watched: Watched): Promise<{ problems: readonly string[]; served: ServedSettings }> {
  const site = siteOf(watched);
  // A hostile answer that breaks a comparison must neither end the others nor count as equal.
  for (const compare of [compareHost, compareConfig, compareRelease])
    await compare(site, watched).catch((error) => site.note(`A comparison did not end: ${error.message}`));
  return { problems: [...site.problems], served: site.served };
}

type Site = ReturnType<typeof siteOf>;

/** Reads the files of a site in each compressed form, which a server may keep as files of their own, and collects what is wrong. */
function siteOf({ get, ...watched }: Watched) {
  const problems = new Set<string>();
  const served: ServedSettings = { headers: {}, config: undefined };
  const expected = watched.expected ?? served; // while it is recorded, the first file of a kind is the measure of the others
  const reading = new Map<string, Promise<readonly Buffer[]>>();
  /** What a hostile server sent is printed only in part, and never its control characters. */
  const note = (problem: string) => void problems.add(problem.replace(/[^\x20-\x7e]/g, '?').slice(0, 400));
  const readForms = async (file: string, kind: Kind) => {
    const found: Buffer[] = [];
    for (const form of ['br', 'gzip', 'identity']) {
      try {
        const { bytes, headers } = await get(file, form, kind);
        found.push(bytes);
        served.headers[kind] ??= headers;
        const differences = headerDifferences(expected.headers[kind], headers, /^https:/.test(file));
        for (const words of differences) note(`${file} ${words}.`);
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
      }
    }
    return found;
  };
  /** Every form that arrives. A file is requested once. */
  const read = (file: string, kind: Kind) => {
    const forms = reading.get(file) ?? readForms(file, kind);
    reading.set(file, forms);
    return forms;
  };
  const compareFile = async (file: string, kind: Kind, integrity: string) => {
    for (const bytes of await read(file, kind))
      if (integrityOf(bytes) !== integrity)
        note(`${file} is not the ${kind === 'cardPage' ? 'page' : 'script'} that was built: its hash differs.`);
  };
  return { problems, served, note, read, compareFile };
}

/** Compares the HTML, its inline scripts, every script that it names, and every script that the same build may load later. */
async function compareHost({ read, note, compareFile }: Site, { address, inventories }: Watched): Promise<void> {
  const hosts = inventories.filter(({ origin }) => origin === 'host');
  const hashes = hosts.flatMap(({ inline, namedBy }) => [...inline, ...namedBy].map(({ integrity }) => integrity));
  const scripts = new Map(hosts.flatMap((host) => host.scripts.map(({ file, integrity }) => [file, integrity])));
  const named = new Set<string>();
  for (const bytes of await read(address, 'page')) {
    if (!hashes.includes(integrityOf(bytes))) note(`${address} is not a page that was built: its HTML differs.`);
    const { others, inline, sources } = activePartsOf(String(bytes));
    for (const other of others) note(`${address} has ${other}, which can run or redirect code.`);
    for (const code of inline)
      if (!hashes.includes(integrityOf(code))) note(`${address} has an inline script that was not built: ${code}`);
    for (const { address: written, integrity } of sources) {
      const { origin, pathname } = new URL(URL.canParse(written, address) ? written : 'data:', address);
      const file = origin === new URL(address).origin ? pathname.slice(1) : '';
      named.add(file);
      const known = scripts.get(file);
      if (known === undefined) note(`${address} loads ${written}, which is not in the inventory.`);
      else if (integrity !== undefined && integrity !== known) note(`${address} names ${file} with another hash.`);
    }
  }
  const built = hosts.filter((host) => host.scripts.some(({ file }) => named.has(file)));
  for (const { file, integrity } of built.flatMap((host) => host.scripts))
    await compareFile(new URL(`/${file}`, address).href, 'script', integrity);
}

async function compareConfig({ read, note, served }: Site, { address, expected = served }: Watched): Promise<void> {
  for (const bytes of await read(new URL('/config.json', address).href, 'settings')) {
    served.config ??= jsonIn(bytes);
    if (!isDeepStrictEqual(jsonIn(bytes), expected.config)) note('config.json differs from the expected one.');
  }
}

const buildSchema = z.object({ manifest: z.string(), integrity: z.optional(z.string()) });

/** Compares every build that `release.json` names anywhere (current, canary, earlier): the manifest, every script, and every page. */
async function compareRelease({ read, note, compareFile }: Site, { address, inventories }: Watched): Promise<void> {
  const segments = inventories.filter(({ origin }) => origin !== 'host');
  const byHash = new Map(segments.flatMap((each) => each.namedBy.map(({ integrity }) => [integrity, each])));
  const values = (await read(new URL('/release.json', address).href, 'settings')).map(jsonIn);
  // Without recursion, because hostile JSON may be deeper than the stack: the list grows while it is read.
  for (const value of values) if (typeof value === 'object' && value) values.push(...Object.values(value));
  const builds = values.flatMap((value) => buildSchema.safeParse(value).data ?? []);
  if (builds.length === 0) note('release.json names no build of a segment.');
  for (const { manifest, integrity } of builds) {
    const file = URL.canParse(manifest, address) ? new URL(manifest, address).href : manifest;
    if (integrity === undefined) note(`release.json names ${file} without its hash.`);
    else if (!byHash.has(integrity)) note(`release.json names ${file} with the hash of no known build.`);
    for (const bytes of await read(file, 'manifest')) {
      const build = byHash.get(integrityOf(bytes));
      if (!build) note(`${file} is not the manifest of a known build: its hash differs.`);
      for (const script of build?.scripts ?? [])
        await compareFile(new URL(script.file, file).href, 'segmentScript', script.integrity);
      for (const page of build?.namedBy.filter((named) => named.file.endsWith('.html')) ?? [])
        await compareFile(new URL(page.file, file).href, 'cardPage', page.integrity);
    }
  }
}
