import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { activePartsOf } from '@consorcio/shared/webpack/page-scripts';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import type { SiteReader } from './site-reader';

/**
 * Compares a page and the scripts of the host with the inventories of its builds: the HTML, its inline scripts, every script that it
 * names, and every script that the same build may load later.
 */
export async function compareHost(
  site: SiteReader,
  address: string,
  inventories: readonly ScriptInventory[],
): Promise<void> {
  const hosts = inventories.filter(({ origin }) => origin === 'host');
  const inline = new Set(hosts.flatMap((host) => host.inline.map(({ integrity }) => integrity)));
  const pages = new Set(hosts.flatMap((host) => host.namedBy.map(({ integrity }) => integrity)));
  const hashes = new Map(
    hosts.flatMap((host) => host.scripts.map(({ file, integrity }) => [file, integrity] as const)),
  );
  const named = new Set<string>();
  for (const bytes of await site.read(address, 'page')) {
    if (!pages.has(integrityOf(bytes))) site.note(`${address} is not a page that was built: its HTML differs.`);
    const parts = activePartsOf(String(bytes));
    for (const other of parts.others) site.note(`${address} has ${other}, which can run or redirect code.`);
    for (const code of parts.inline) {
      if (!inline.has(integrityOf(code)))
        site.note(`${address} has an inline script that was not built: ${beginning(code)}`);
    }
    for (const { address: written, integrity } of parts.sources) {
      const file = fileAt(written, address);
      const known = file === undefined ? undefined : hashes.get(file);
      if (file === undefined || known === undefined) {
        site.note(`${address} loads ${beginning(written)}, which is not in the inventory.`);
      } else {
        named.add(file);
        if (integrity !== undefined && integrity !== known) site.note(`${address} names ${file} with another hash.`);
      }
    }
  }
  const served = hosts.filter(({ scripts }) => scripts.some(({ file }) => named.has(file)));
  for (const { file, integrity } of served.flatMap(({ scripts }) => scripts)) {
    await site.compareScript(new URL(`/${file}`, address).href, 'script', integrity);
  }
}

/** The file of the host at an address that a page names; undefined for other origins. */
function fileAt(written: string, page: string): string | undefined {
  if (!URL.canParse(written, page)) return undefined;
  const { origin, pathname } = new URL(written, page);
  return origin === new URL(page).origin ? pathname.slice(1) : undefined;
}

/** Hostile text is printed only in part, and never its control characters. */
function beginning(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 120);
}
