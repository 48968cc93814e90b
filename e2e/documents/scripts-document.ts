import type { ScriptList } from '@consorcio/shared/webpack/script-list';
import { markdownTable } from './markdown-table';

/** The scripts that the page of the product may run: purposes and owners. The hashes are in the records of each build. */
export function scriptsTables(lists: ReadonlyMap<string, ScriptList>): string {
  const sections = [...lists].flatMap(([name, list]) => [
    `## ${name}`,
    `Owner: ${list.owner}.`,
    markdownTable('made of | purpose', [...Object.entries(list.scripts), ...inlineRows(list)].map(rowOf)),
    ...foreignSection(list),
  ]);
  return sections.join('\n\n');
}

function inlineRows({ inline }: ScriptList): readonly (readonly [string, string])[] {
  return Object.entries(inline).flatMap(([group, purposes]) =>
    purposes.map((purpose, index): [string, string] => [
      `inline script ${index + 1} of ${group === '*' ? 'each page' : group}`,
      purpose,
    ]),
  );
}

function rowOf([from, purpose]: readonly [string, string]): readonly string[] {
  return [`\`${from}\``, purpose];
}

function foreignSection({ foreign }: ScriptList): readonly string[] {
  const rows = Object.entries(foreign).map(([address, { owner, purpose }]) => [`\`${address}\``, purpose, owner]);
  if (rows.length === 0) return [];
  return [
    'Scripts of other companies, which have no hash, because their owner changes them:',
    markdownTable('address | purpose | owner', rows),
  ];
}
