import type { ScriptList } from '@consorcio/shared/webpack/script-list';
import { markdownTable } from './markdown-table';

/** The page about the scripts that the page of the product may run: purposes and owners. The hashes are in the records of each build. */
export function scriptsDocument(lists: ReadonlyMap<string, ScriptList>): string {
  const sections = [...lists].flatMap(([name, list]) => [
    `## ${name}`,
    `Owner: ${list.owner}.`,
    markdownTable('made of | purpose', [...Object.entries(list.scripts), ...inlineRows(list)].map(rowOf)),
    ...foreignSection(list),
  ]);
  return `${[introduction, ...sections].join('\n\n')}\n`;
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

const introduction = `# The scripts of the page

Written by \`pnpm documents\` from \`scripts.json\` of each package: change those, not this page. \`npm test\` reports when they differ.

Every script that the page may run is here, with the reason why and who answers for it (PCI DSS 4.0.1, 6.4.3). A script is named by
what it is made of, so this page does not change with the code: an entry of the build, or the module that an \`import()\` asks for;
\`common\` is code that several of these use. Each production build writes \`records/script-inventory.json\` beside its \`dist\`, with the
file and the sha384 of each script. \`pnpm check scripts\` fails when the list, the inventory and the files differ, or when a script contains
an address that the list lacks. \`pnpm watch-page\` compares a served page with the inventories ([how](guides/watch-the-page.md)).`;
