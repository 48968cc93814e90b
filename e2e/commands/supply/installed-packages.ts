import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';

const namedType = z.union([z.string(), z.object({ type: z.string() })]);
const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.catch(z.optional(namedType), undefined),
  /** The old form, for a package with several. */
  licenses: z.catch(z.optional(z.array(namedType)), undefined),
});

/** What an installed package says about itself. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression, as the package writes it. */
  readonly licence: string | undefined;
}

/** Reads the package in a folder, which is relative to the workspace. */
export function readPackage(folder: string): InstalledPackage {
  const { name, version, license, licenses } = packageSchema.parse(
    JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')),
  );
  const all = [license, ...(licenses ?? [])].flatMap((each) => (typeof each === 'object' ? each.type : (each ?? [])));
  const different = [...new Set(all)];
  return { name, version, licence: different.length > 1 ? different.join(' OR ') : different[0] };
}

/** Every package that is installed here, by `name@version`. Packages for other systems are not among them. */
export function installedPackages(): ReadonlyMap<string, InstalledPackage> {
  const store = 'node_modules/.pnpm';
  const folders = readdirSync(inRoot(store))
    .filter((entry) => entry.includes('@'))
    .flatMap((entry) => ownFolders(join(store, entry, 'node_modules')));
  return new Map(
    folders.map(readPackage).map((installed) => [`${installed.name}@${installed.version}`, installed] as const),
  );
}

/** In the folder of a package, its dependencies are links and only the package itself is a folder. */
function ownFolders(folder: string): readonly string[] {
  const entries = readdirSync(inRoot(folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => (name.startsWith('@') ? ownFolders(join(folder, name)) : join(folder, name)));
}
