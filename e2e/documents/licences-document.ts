import type { InstalledPackage } from '@consorcio/shared/webpack/installed-packages';
import { markdownTable } from './markdown-table';

/** The page about the licences of what visitors get. It has no versions, so that an update changes nothing here. */
export function licencesDocument(packages: readonly InstalledPackage[]): string {
  const licences = new Map<string, string>(packages.map(({ name, licence }) => [name, licence ?? 'unknown']));
  const rows = [...licences].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${[introduction, markdownTable('package | licence', rows)].join('\n\n')}\n`;
}

const introduction = `# Licences

Written by \`pnpm documents\` from the lockfile and the installed packages. \`npm test\` reports when they differ.

All npm packages of which visitors may get code: what the product needs at run time, and the runtimes of the tools that build it. Builds
contain fewer; \`records/bill-of-materials.cdx.json\` beside each build lists these with versions and hashes (CycloneDX 1.6). The same file
at the root of the workspace lists every package of the lockfile. \`pnpm check packages\` refuses a licence that
[nobody has allowed](../e2e/commands/supply/licences.ts).`;
