import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';

/** The oldest supported version of each browser, by its name in the compatibility data. */
export type Oldest = ReadonlyMap<BrowserName, number>;
/** What code uses, by name: every place of the compatibility data that it may mean. */
export type Features = ReadonlyMap<string, readonly CompatStatement[]>;

const { api, javascript, css } = data;
const { builtins = {}, classes = {}, regular_expressions: patterns = {} } = javascript;
const { properties, selectors, types, 'at-rules': rules } = css;

/** The browsers of `browserslist` that the compatibility data calls otherwise. */
const otherNames: Readonly<Record<string, BrowserName>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** The oldest versions that the queries of shared/package.json name. */
export function oldestOf(queries: readonly string[]): Oldest {
  return new Map(
    queries.map((query) => {
      const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      const browser = otherNames[name] ?? name;
      if (!Object.hasOwn(data.browsers, browser))
        throw new Error(`The check does not understand "${query}". Write it as "chrome >= 109".`);
      return [browser as BrowserName, Number(version)];
    }),
  );
}

/** The browsers that lack a feature: 'safari 15.4 (since 16.4)'. */
export function lacking({ support }: CompatStatement, oldest: Oldest): readonly string[] {
  return [...oldest].flatMap(([name, version]) => {
    const since = Math.min(
      ...[support[name] ?? []].flat().map((statement) => {
        const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
        const isUsual = typeof added === 'string' && !(flags || prefix || other || removed);
        return isUsual
          ? Number.parseFloat(added.replace('≤', '')) || Number.POSITIVE_INFINITY
          : Number.POSITIVE_INFINITY;
      }),
    );
    if (since <= version) return [];
    return `${name} ${version} (${Number.isFinite(since) ? `since ${since}` : 'not at all'})`;
  });
}

/** The statement of a feature, if the data has one. */
function compatAt(place: Identifier | undefined, ...path: readonly string[]): CompatStatement | undefined {
  const step = (at: Identifier | undefined, name: string) => (at && Object.hasOwn(at, name) ? at[name] : undefined);
  return path.reduce<Identifier | undefined>(step, place)?.__compat;
}

/** Collects features by name; what the data does not know is no feature. */
function collecting() {
  const found = new Map<string, readonly CompatStatement[]>();
  const add = (name: string, ...statements: readonly (CompatStatement | undefined)[]) => {
    const known = statements.filter((each) => each !== undefined);
    if (known.length > 0) found.set(name, known);
  };
  return { found, add };
}

/** Finds properties and their values, units, functions, selectors and at-rules in styles, or in the pieces of styles in a script. */
export function cssFeatures(css: string): Features {
  const { found, add } = collecting();
  const each = (pattern: RegExp, use: (name: string, value: string) => void) => {
    for (const [, name = '', value = ''] of css.matchAll(pattern)) use(name, value);
  };
  each(/(?<![\w-])([a-z-]{3,})\s*:\s*([^;{}]*)/g, (property, value) => {
    add(property, compatAt(properties, property));
    for (const [word] of value.matchAll(/[a-z-]+/g)) add(`${property}: ${word}`, compatAt(properties, property, word));
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g))
      add(`${name}()`, compatAt(types, name) ?? compatAt(types, 'color', name));
  });
  each(/\d[dsl]v[hw]\b/g, () => add('dvh', compatAt(types, 'length', 'viewport_percentage_units_dynamic')));
  each(/\dcq[a-z]{1,3}\b/g, () => add('cqw', compatAt(types, 'length', 'container_query_length_units')));
  each(/::?([a-z-]{3,})/g, (name) => add(`:${name}`, compatAt(selectors, name)));
  each(/@([a-z-]+)/g, (rule) => add(`@${rule}`, compatAt(rules, rule)));
  each(/\(([a-z-]+)\s*[:)]/g, (name) => add(`@media (${name})`, compatAt(rules, 'media', name)));
  return found;
}

/** Members by name: an object of a script has no type. */
const interfaceMembers = membersOf(api);
const builtinMembers = membersOf(builtins);

function membersOf(homes: Identifier): (name: string) => readonly CompatStatement[] {
  const members = new Map<string, CompatStatement[]>();
  for (const [home, parts] of Object.entries(homes)) {
    for (const name of Object.keys(parts)) {
      const statement = name === home ? undefined : compatAt(homes, home, name); // its constructor
      if (statement) members.set(name, [...(members.get(name) ?? []), statement]);
    }
  }
  return (name) => members.get(name) ?? [];
}

/** What the oldest browsers parse. What they lack of it (static blocks) is looked for below. */
const options = { ecmaVersion: 2022, sourceType: 'script' } as const;
const nameOf = (node: Node) => ('name' in node && typeof node.name === 'string' ? node.name : '');

/** The names that scripts give to members of their own objects. */
export function ownNames(codes: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const addKey = ({ key }: { key: Node }) => void names.add(nameOf(key));
  for (const code of codes) {
    simple(parse(code, options), {
      Property: addKey,
      MethodDefinition: addKey,
      PropertyDefinition: addKey,
      AssignmentExpression: ({ left }) => left.type === 'MemberExpression' && names.add(nameOf(left.property)),
    });
  }
  return names;
}

/**
 * Finds syntax, globals, members of globals (`AbortSignal.any`), members of any object (`.at`) and events in a script. A member that has one
 * of the names `own` is not one of the browser, unless it is called and JavaScript has a method of that name.
 */
export function scriptFeatures(code: string, own: ReadonlySet<string>): Features {
  const { found, add } = collecting();
  const addText = (text: string) => {
    if (/\(\?<[=!]/.test(text)) add('lookbehind', compatAt(patterns, 'lookbehind_assertion'));
  };
  /** Names of variables are two or three letters long in a build. */
  const addGlobal = (name: string) => {
    if (name.length > 3) add(name, compatAt(api, name) ?? compatAt(builtins, name) ?? compatAt(api, 'Window', name));
  };
  simple(parse(code, options), {
    StaticBlock: () => add('static {}', compatAt(classes, 'static', 'initialization_blocks')),
    PropertyDefinition: () => add('class fields', compatAt(classes, 'public_class_fields')),
    BinaryExpression({ left, operator }) {
      if (operator === 'in' && left.type === 'PrivateIdentifier')
        add('#private in', compatAt(classes, 'private_class_fields_in'));
    },
    Identifier: ({ name }) => addGlobal(name),
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const [name, home] = [property.name, nameOf(object)];
      const ofHome =
        compatAt(api, home, `${name}_static`) ?? compatAt(builtins, home, name) ?? compatAt(api, home, name);
      if (ofHome) add(`${home}.${name}`, ofHome);
      else if (!own.has(name)) add(`.${name}`, ...interfaceMembers(name), ...builtinMembers(name));
      if (/^(window|self|globalThis)$/.test(home)) addGlobal(name);
    },
    CallExpression({ callee, arguments: [first] }) {
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
      if (callee.type === 'MemberExpression') add(`.${name}()`, ...builtinMembers(name));
      if (name === 'addEventListener' && first?.type === 'Literal')
        add(`event ${first.value}`, ...interfaceMembers(`${first.value}_event`));
    },
    Literal: ({ value, regex }) => addText(regex?.pattern ?? (typeof value === 'string' ? value : '')),
    TemplateElement: ({ value }) => addText(value.raw),
  });
  return found;
}
