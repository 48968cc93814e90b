import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { activePartsOf } from '@consorcio/shared/webpack/page-scripts';
import type { InventoryScript, ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { inlineKey, type ScriptList } from '@consorcio/shared/webpack/script-list';

export interface CheckedScripts {
  /** The package. */
  readonly name: string;
  /** The committed list. */
  readonly list: ScriptList;
  /** What the build wrote. */
  readonly inventory: ScriptInventory;
  /** The built scripts and pages: text by file. */
  readonly files: ReadonlyMap<string, string>;
}

/** One sentence for each difference between the list, the inventory and the files of a build, and for each foreign source of scripts. */
export function scriptProblems({ name, list, inventory, files }: CheckedScripts): readonly string[] {
  const { scripts, inline } = inventory;
  return [
    ...unlisted(name, [...scripts, ...inline]),
    ...gone(name, list, inventory),
    ...differing(name, scripts, files),
    ...pageProblems(name, inventory, files),
    ...foreignAddresses(name, list, files),
    ...examples(name, files),
  ];
}

function unlisted(name: string, scripts: readonly InventoryScript[]): readonly string[] {
  return scripts
    .filter(({ purpose }) => purpose === undefined)
    .map(
      ({ file, from }) =>
        `${name}: nobody has said why the page may run ${file}, made of "${from}": add its purpose to ${name}/scripts.json.`,
    );
}

function gone(name: string, list: ScriptList, { scripts, inline }: ScriptInventory): readonly string[] {
  const made = new Set([...scripts, ...inline].map(({ from }) => from));
  const inside = Object.entries(list.inline).flatMap(([group, purposes]) =>
    purposes.map((_, index) => inlineKey(group, index)),
  );
  const listed = [...Object.keys(list.scripts), ...inside];
  return listed
    .filter((from) => !made.has(from))
    .map((from) => `${name}: no script is made of "${from}" any more: delete it from ${name}/scripts.json.`);
}

function differing(
  name: string,
  scripts: readonly InventoryScript[],
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const built = [...files.keys()].filter((file) => file.endsWith('.js'));
  const known = new Map(scripts.map(({ file, integrity }) => [file, integrity]));
  const isSame = (file: string) => known.get(file) === integrityOf(files.get(file) ?? '');
  return [
    ...built.filter((file) => !known.has(file)).map((file) => `${name}: ${file} is not in the inventory of its build.`),
    ...built
      .filter((file) => known.has(file) && !isSame(file))
      .map((file) => `${name}: ${file} is not the script that was built: its hash differs. Build again.`),
    ...[...known.keys()].filter((file) => !files.has(file)).map((file) => `${name}: ${file} is missing. Build again.`),
  ];
}

/** A page names scripts of its own build only, and runs nothing else. */
function pageProblems(name: string, inventory: ScriptInventory, files: ReadonlyMap<string, string>): readonly string[] {
  const ours = new Set(inventory.scripts.map(({ file }) => `/${file}`));
  const known = new Set(inventory.inline.map(({ integrity }) => integrity));
  return [...files]
    .filter(([file]) => file.endsWith('.html'))
    .flatMap(([file, text]) => {
      const { sources, inline, others } = activePartsOf(text);
      return [
        ...sources
          .filter(({ address }) => !ours.has(address))
          .map(({ address }) => `${name}: ${file} loads ${address}, which is no script of the build.`),
        ...inline
          .filter((code) => !known.has(integrityOf(code)))
          .map((code) => `${name}: ${file} has an inline script that its build did not: ${code.slice(0, 60)}`),
        ...others.map((part) => `${name}: ${file} has ${part}, which can run or redirect code.`),
      ];
    });
}

/** Every absolute address in the scripts, so that a new one is a decision. */
function foreignAddresses(name: string, list: ScriptList, files: ReadonlyMap<string, string>): readonly string[] {
  const allowed = [...Object.keys(list.foreign), ...Object.keys(list.addresses)];
  const found = new Map<string, string>();
  for (const [file, content] of files) {
    const text = file.endsWith('.js') ? content : activePartsOf(content).inline.join('\n');
    for (const [address] of text.matchAll(/(?:\b(?:https?|wss?):)\/\/[^\s"'`\\)$]*/gi)) found.set(address, file);
  }
  const used = (beginning: string) => [...found.keys()].some((address) => address.startsWith(beginning));
  return [
    ...[...found]
      .filter(([address]) => !allowed.some((beginning) => address.startsWith(beginning)))
      .map(
        ([address, file]) =>
          `${name}: ${file} contains the address ${address}. If a script comes from there, name it under "foreign" in ` +
          `${name}/scripts.json with its owner; otherwise say under "addresses" what it is for.`,
      ),
    ...allowed
      .filter((beginning) => !used(beginning))
      .map((beginning) => `${name}: no script contains ${beginning} any more: delete it from ${name}/scripts.json.`),
  ];
}

/** The examples of steps are for whatever plays a visitor. No minifier renames a property. */
function examples(name: string, files: ReadonlyMap<string, string>): readonly string[] {
  return [...files]
    .filter(([, text]) => /\bexample:\s*\{\s*right:/.test(text))
    .map(([file]) => `${name}: ${file} contains the example of a step. Fix shared/webpack/no-examples-plugin.ts.`);
}
