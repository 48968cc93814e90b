import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import type { Get } from './bounded-fetch';
import { compareConfig, compareRelease } from './compare-deployment';
import { compareHost } from './compare-host';
import type { ExpectedFiles } from './expected';
import { messageOf, siteReader } from './site-reader';

export interface Watched {
  /** Of the page. */
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
export async function watchPage({ address, inventories, expected, get }: Watched): Promise<readonly string[]> {
  const site = siteReader(get, expected);
  const comparisons = [
    () => compareHost(site, address, inventories),
    () => compareConfig(site, address, expected.config),
    () => compareRelease(site, address, inventories),
  ];
  for (const compare of comparisons) {
    try {
      await compare();
    } catch (error) {
      // A hostile answer that breaks a comparison must neither end the others nor count as equal.
      site.note(`A comparison did not end: ${messageOf(error)}`);
    }
  }
  return site.problems();
}
