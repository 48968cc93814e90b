import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { jsonIn } from '../release/json-in';
import { manifestsIn, scriptsNamedBy } from './named-files';
import type { SiteReader } from './site-reader';

/** Compares `config.json` with the expected content. */
export async function compareConfig(site: SiteReader, address: string, expected: unknown): Promise<void> {
  for (const bytes of await site.read(new URL('/config.json', address).href, 'settings')) {
    if (!isDeepStrictEqual(jsonIn(bytes), expected)) site.note('config.json differs from the expected one.');
  }
}

/** Compares every build that `release.json` names with the inventories: the manifest, and every script. */
export async function compareRelease(
  site: SiteReader,
  address: string,
  inventories: readonly ScriptInventory[],
): Promise<void> {
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
    for (const file of new Set([...known.keys(), ...scriptsNamedBy(jsonIn(bytes))])) {
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
