/** Licences, by SPDX identifier, of what visitors get. They ask for their notice and nothing else; none is copyleft for our code. */
const forVisitors = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
/** Licences of tools, which stay here: nothing of them is given to anyone, so a copyleft for their own files asks for nothing. */
const forTools = [
  ...[...forVisitors, 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MIT-0', 'MPL-2.0'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
];

/** A package; one with several versions may have several licences. */
export interface PackageLicence {
  readonly name: string;
  readonly licence: string;
}

/** One sentence for each package whose licence nobody has allowed. `shipped`: those of which visitors get code. */
export function licenceProblems(packages: readonly PackageLicence[], shipped: ReadonlySet<string>) {
  return packages.flatMap(({ name, licence }) => {
    const [allowed, use] = shipped.has(name) ? [forVisitors, 'visitors get its code'] : [forTools, 'it is a tool'];
    if (isAllowed(licence, allowed)) return [];
    return `${name} has the licence ${licence}, and ${use}: use another package, or allow it in e2e/commands/supply/licences.ts.`;
  });
}

/** Whether one alternative of a licence is allowed completely. An expression with inner parentheses counts as unknown. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const alternatives = licence
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ');
  return alternatives.some((words) => words.split(' AND ').every((part) => allowed.includes(part.trim())));
}
