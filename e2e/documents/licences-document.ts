import type { InstalledPackage } from '@consorcio/shared/webpack/installed-packages';
import { markdownTable } from './markdown-table';

/** The table of the licences of what visitors get. It has no versions, so that an update changes nothing here. */
export function licencesTable(packages: readonly InstalledPackage[]): string {
  const licences = new Map<string, string>(packages.map(({ name, licence }) => [name, licence ?? 'unknown']));
  const rows = [...licences].sort(([one], [other]) => (one < other ? -1 : 1));
  return markdownTable('package | licence', rows);
}
