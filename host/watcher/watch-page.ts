import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { activePartsOf } from '@consorcio/shared/webpack/page-scripts';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { jsonIn } from '../release/download';
import type { Get } from './bounded-fetch';
import { type ExpectedFiles, shortened } from './headers';
import { manifestsIn, scriptsNamedBy } from './named-files';
import { messageOf, type SiteReader, siteReader } from './site-reader';

export interface Watched {
  readonly address: string;
  /** Of every build that may be served: an open conversation may still use an earlier one. */
  readonly inventories: readonly ScriptInventory[];
  readonly expected: ExpectedFiles;
  readonly get: Get;
}

/**
 * One sentence for each way in which a served page differs from the inventories of its builds, from the expected headers and from the
 * expected configuration (PCI DSS 4.0.1, 11.6.1). Nothing that it reads is run.
 */
export async function watchPage(watched: Watched): Promise<readonly string[]> {
  const site = siteReader(watched.get, watched.expected);
  for (const compare of [compareHost, compareConfig, compareRelease]) {
    try {
      await compare(site, watched);
    } catch (error) {
      // A hostile answer that breaks a comparison must neither end the others nor count as equal.
      site.note(`A comparison did not end: ${messageOf(error)}`);
    }
  }
  return site.problems();
}

/**
 * Compares a page and the scripts of the host with the inventories of its builds: the HTML, its inline scripts, every script that it
 * names, and every script that the same build may load later.
 */
async function compareHost(site: SiteReader, { address, inventories }: Watched): Promise<void> {
  const hosts = inventories.filter(({ origin }) => origin === 'host');
  const hashesOf = (list: 'inline' | 'namedBy') =>
    new Set(hosts.flatMap((host) => host[list].map(({ integrity }) => integrity)));
  const [inline, pages] = [hashesOf('inline'), hashesOf('namedBy')];
  const scripts = new Map(hosts.flatMap((host) => host.scripts.map(({ file, integrity }) => [file, integrity])));
  const named = new Set<string>();
  for (const bytes of await site.read(address, 'page')) {
    if (!pages.has(integrityOf(bytes))) site.note(`${address} is not a page that was built: its HTML differs.`);
    const parts = activePartsOf(String(bytes));
    for (const other of parts.others) site.note(`${address} has ${other}, which can run or redirect code.`);
    for (const code of parts.inline) {
      if (!inline.has(integrityOf(code)))
        site.note(`${address} has an inline script that was not built: ${shortened(code, 120)}`);
    }
    for (const { address: written, integrity } of parts.sources) {
      const file = fileAt(written, address);
      const known = file === undefined ? undefined : scripts.get(file);
      if (file === undefined || known === undefined) {
        site.note(`${address} loads ${shortened(written, 120)}, which is not in the inventory.`);
      } else {
        named.add(file);
        if (integrity !== undefined && integrity !== known) site.note(`${address} names ${file} with another hash.`);
      }
    }
  }
  const served = hosts.filter((host) => host.scripts.some(({ file }) => named.has(file)));
  for (const { file, integrity } of served.flatMap((host) => host.scripts)) {
    await site.compareScript(new URL(`/${file}`, address).href, 'script', integrity);
  }
}

/** The file of the host at an address that a page names; undefined for other origins. */
function fileAt(written: string, page: string): string | undefined {
  if (!URL.canParse(written, page)) return undefined;
  const { origin, pathname } = new URL(written, page);
  return origin === new URL(page).origin ? pathname.slice(1) : undefined;
}

/** Compares `config.json` with the expected content. */
async function compareConfig(site: SiteReader, { address, expected }: Watched): Promise<void> {
  for (const bytes of await site.read(new URL('/config.json', address).href, 'settings')) {
    if (!isDeepStrictEqual(jsonIn(bytes), expected.config)) site.note('config.json differs from the expected one.');
  }
}

/** Compares every build that `release.json` names with the inventories: the manifest, and every script. */
async function compareRelease(site: SiteReader, { address, inventories }: Watched): Promise<void> {
  const releases = await site.read(new URL('/release.json', address).href, 'settings');
  const builds = releases.flatMap((bytes) => manifestsIn(jsonIn(bytes)));
  if (builds.length === 0) site.note('release.json names no build of a segment.');
  for (const { manifest, integrity } of builds) {
    if (!URL.canParse(manifest, address)) {
      site.note('release.json names a manifest whose address is none.');
      continue;
    }
    const file = new URL(manifest, address).href;
    if (integrity === undefined) site.note(`release.json names ${file} without its hash.`);
    else if (!buildOf(inventories, integrity)) site.note(`release.json names ${file} with the hash of no known build.`);
    await compareSegment(site, file, inventories);
  }
}

async function compareSegment(
  site: SiteReader,
  manifest: string,
  inventories: readonly ScriptInventory[],
): Promise<void> {
  for (const bytes of await site.read(manifest, 'manifest')) {
    const inventory = buildOf(inventories, integrityOf(bytes));
    if (!inventory) {
      site.note(`${manifest} is not the manifest of a known build: its hash differs.`);
      continue;
    }
    const known = new Map(inventory.scripts.map(({ file, integrity }) => [file, integrity]));
    for (const file of new Set([...known.keys(), ...scriptsNamedBy(bytes)])) {
      const integrity = known.get(file);
      if (integrity === undefined) site.note(`${manifest} names ${file}, which is not in the inventory of its build.`);
      else await site.compareScript(new URL(file, manifest).href, 'segmentScript', integrity);
    }
  }
}

/** The inventory of the segment's build whose manifest has this hash. */
function buildOf(inventories: readonly ScriptInventory[], hash: string): ScriptInventory | undefined {
  return inventories.find(
    ({ origin, namedBy }) => origin !== 'host' && namedBy.some(({ integrity }) => integrity === hash),
  );
}
