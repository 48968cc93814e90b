import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { activePartsOf } from '@consorcio/shared/webpack/page-scripts';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
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
  const inside = Object.entries(list.inline).flatMap(([group, purposes]) =>
    purposes.map((_, index) => inlineKey(group, index)),
  );
  const all = [...inventory.scripts, ...inventory.inline];
  const made = new Set(all.map(({ from }) => from));
  const built = new Map(inventory.scripts.map(({ file, integrity }) => [file, integrity]));
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  const pages = [...files].filter(([file]) => file.endsWith('.html'));
  const problems = [
    ...all
      .filter(({ purpose }) => purpose === undefined)
      .map(
        ({ file, from }) => `nobody has said why the page may run ${file}, made of "${from}": add it to scripts.json.`,
      ),
    ...[...Object.keys(list.scripts), ...inside]
      .filter((from) => !made.has(from))
      .map((from) => `no script is made of "${from}" any more: delete it from scripts.json.`),
    ...scripts.flatMap(([file, text]) => {
      if (!built.has(file)) return `${file} is not in the inventory of its build.`;
      return built.get(file) === integrityOf(text)
        ? []
        : `${file} is not what was built: its hash differs. Build again.`;
    }),
    ...[...built.keys()].filter((file) => !files.has(file)).map((file) => `${file} is missing. Build again.`),
    ...pages.flatMap(([file, text]) => pageProblems(text, inventory).map((problem) => `${file} ${problem}`)),
    ...foreignAddresses(list, files),
    // The examples of steps are for whatever plays a visitor. No minifier renames a property.
    ...[...files]
      .filter(([, text]) => /\bexample:\s*\{\s*right:/.test(text))
      .map(([file]) => `${file} contains the example of a step. Fix shared/webpack/no-examples-plugin.ts.`),
  ];
  return problems.map((problem) => `${name}: ${problem}`);
}

/** A policy can only forbid. */
const policyInPage = '<meta http-equiv="Content-Security-Policy">';

/** A page names scripts of its own build only, and runs nothing else. */
function pageProblems(text: string, inventory: ScriptInventory): readonly string[] {
  const ours = new Set(inventory.scripts.map(({ file }) => `/${file}`));
  const known = new Set(inventory.inline.map(({ integrity }) => integrity));
  const { sources, inline, others } = activePartsOf(text);
  const foreign = sources.filter(({ address }) => !ours.has(address));
  const unknown = inline.filter((code) => !known.has(integrityOf(code)));
  return [
    ...foreign.map(({ address }) => `loads ${address}, which is no script of the build.`),
    ...unknown.map((code) => `has an inline script that its build did not: ${code.slice(0, 60)}`),
    ...others.filter((part) => part !== policyInPage).map((part) => `has ${part}, which can run or redirect code.`),
  ];
}

/** Every absolute address in the scripts, so that a new one is a decision. */
function foreignAddresses(list: ScriptList, files: CheckedScripts['files']): readonly string[] {
  const allowed = [...Object.keys(list.foreign), ...Object.keys(list.addresses)];
  const found = new Map<string, string>();
  for (const [file, content] of files) {
    const text = file.endsWith('.js') ? content : activePartsOf(content).inline.join('\n');
    for (const [address] of text.matchAll(/(?:\b(?:https?|wss?):)\/\/[^\s"'`\\)$]*/gi)) found.set(address, file);
  }
  const isAllowed = (address: string) => allowed.some((beginning) => address.startsWith(beginning));
  const isUsed = (beginning: string) => [...found.keys()].some((address) => address.startsWith(beginning));
  const asked =
    'name it in scripts.json under "foreign" if a script comes from there, else under "addresses" with its use';
  return [
    ...[...found].flatMap(([address, file]) =>
      isAllowed(address) ? [] : `${file} contains the address ${address}: ${asked}.`,
    ),
    ...allowed
      .filter((beginning) => !isUsed(beginning))
      .map((beginning) => `no script contains ${beginning} any more: delete it from scripts.json.`),
  ];
}
