import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { integrityOf } from './integrity-of';
import { activePartsOf } from './page-scripts';
import { readRecords, writeRecords } from './records';
import { inlineGroup, inlineKey, type ScriptList, scriptListOf } from './script-list';

/** A script of a build. Without a purpose nobody has said why the page may run it, and `pnpm check scripts` fails. */
const scriptSchema = z.object({
  /** The file in `dist`; of an inline script, the page that contains it. */
  file: z.string(),
  /** What it is made of: the key of the list. */
  from: z.string(),
  integrity: z.string(),
  purpose: z.optional(z.string()),
  owner: z.string(),
});
export type InventoryScript = z.infer<typeof scriptSchema>;

const fileSchema = z.object({ file: z.string(), integrity: z.string() });

const inventorySchema = z.object({
  /** Who serves the scripts: the host, or a segment from an origin of its own. */
  origin: z.string(),
  scripts: z.array(scriptSchema),
  /** Scripts inside the HTML of the host, and inside the page of the card form. */
  inline: z.array(scriptSchema),
  /** Scripts of other companies, by the beginning of their address. They have no hash: their owner changes them. */
  foreign: z.array(z.object({ address: z.string(), purpose: z.string(), owner: z.string() })),
  /** What names or contains the scripts: HTML, and the manifest of a segment. */
  namedBy: z.array(fileSchema),
});

/** Every script that one build may run in the page (PCI DSS 4.0.1, 6.4.3): where it comes from, its hash, its purpose and owner. */
export type ScriptInventory = z.infer<typeof inventorySchema>;

const fileName = 'script-inventory.json';

/**
 * Writes the inventory of a build beside it.
 * @param origins what each script is made of, by file; as in the last inventory, if only pages changed
 */
export function writeScriptInventory(name: string, dir: string, origins = recordedOrigins(name)): void {
  writeRecords(name, fileName, scriptInventory({ name, dir, origins, list: scriptListOf(name) }));
}

function recordedOrigins(name: string): ReadonlyMap<string, string> {
  return new Map(recordedInventory(name).scripts.map(({ file, from }) => [file, from]));
}

/** The inventory of the last production build of a package. */
export function recordedInventory(name: string): ScriptInventory {
  return parseInventory(readRecords(name, fileName));
}

/** Checks what a build wrote as its inventory. */
export function parseInventory(content: unknown): ScriptInventory {
  return inventorySchema.parse(content);
}

interface InventoryParts {
  readonly name: string;
  readonly dir: string;
  readonly origins: ReadonlyMap<string, string>;
  readonly list: ScriptList;
}

/** Describes the scripts of a built folder. */
export function scriptInventory({ name, dir, origins, list }: InventoryParts): ScriptInventory {
  const files = builtFiles(dir);
  const described = (file: string, from: string, content: string | Uint8Array, purpose: string | undefined) => ({
    file,
    from,
    integrity: integrityOf(content),
    ...(purpose !== undefined && { purpose }),
    owner: list.owner,
  });
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const from = origins.get(file) ?? 'unknown';
      return described(file, from, readFileSync(join(dir, file)), list.scripts[from]);
    });
  const inline = new Map<string, InventoryScript>();
  const seen = new Set<string>(); // a route and a host name may have the same page
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(dir, page), 'utf8');
    if (seen.has(html)) continue;
    seen.add(html);
    const group = inlineGroup(list, page);
    for (const [index, code] of activePartsOf(html).inline.entries()) {
      const script = described(page, inlineKey(group, index), code, list.inline[group]?.[index]);
      if (!inline.has(script.integrity)) inline.set(script.integrity, script);
    }
  }
  return {
    origin: name === 'host' ? 'host' : `segment ${name.replace(/^mf-/, '')}`,
    scripts: scripts.sort((one, other) => one.from.localeCompare(other.from)),
    inline: [...inline.values()],
    foreign: Object.entries(list.foreign).map(([address, about]) => ({ address, ...about })),
    namedBy: files
      .filter((file) => file.endsWith('.html') || file === 'mf-manifest.json')
      .map((file) => ({ file, integrity: integrityOf(readFileSync(join(dir, file))) })),
  };
}

/** The files of a built folder, with "/" between folders on every system. */
export function builtFiles(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}
