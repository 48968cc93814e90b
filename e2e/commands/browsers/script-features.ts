import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { compatAt } from './support';

/** What a script uses, by name: every place of the compatibility data that it may mean. */
export type Features = Map<string, readonly CompatStatement[]>;

const { api, javascript } = data;
const { builtins = {}, classes = {}, regular_expressions: patterns = {} } = javascript;

/** Members by name: an object of a script has no type. */
const interfaceMembers = membersOf(api);
const builtinMembers = membersOf(builtins);

function membersOf(homes: Identifier): ReadonlyMap<string, readonly CompatStatement[]> {
  const members = new Map<string, CompatStatement[]>();
  for (const [home, parts] of Object.entries(homes)) {
    for (const name of Object.keys(parts)) {
      const statement = name === home ? undefined : compatAt(homes, home, name); // its constructor
      if (statement) members.set(name, [...(members.get(name) ?? []), statement]);
    }
  }
  return members;
}

/** What the oldest browsers parse. What they lack of it (static blocks) is looked for below. */
const options = { ecmaVersion: 2022, sourceType: 'script' } as const;

/** The names that scripts give to members of their own objects. */
export function ownNames(codes: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: Node) => {
    const name = nameOf(node);
    if (name !== undefined) names.add(name);
  };
  for (const code of codes) {
    simple(parse(code, options), {
      Property: ({ key }) => add(key),
      MethodDefinition: ({ key }) => add(key),
      PropertyDefinition: ({ key }) => add(key),
      AssignmentExpression: ({ left }) => left.type === 'MemberExpression' && add(left.property),
    });
  }
  return names;
}

/**
 * Finds syntax, globals, members of globals (`AbortSignal.any`), members of any object (`.at`) and events in a script. A member that has one
 * of the names `own` is not one of the browser, unless it is called and JavaScript has a method of that name.
 */
export function scriptFeatures(code: string, own: ReadonlySet<string>): Features {
  const found: Features = new Map();
  const add = (name: string, ...statements: readonly (CompatStatement | undefined)[]) => {
    const known = statements.filter((each) => each !== undefined);
    if (known.length > 0) found.set(name, known);
  };
  const addText = (text: string) => {
    if (/\(\?<[=!]/.test(text)) add('lookbehind', compatAt(patterns, 'lookbehind_assertion'));
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
      const { name } = property;
      const home = object.type === 'Identifier' ? object.name : '';
      const ofHome =
        compatAt(api, home, `${name}_static`) ?? compatAt(builtins, home, name) ?? compatAt(api, home, name);
      if (ofHome) add(`${home}.${name}`, ofHome);
      else if (!own.has(name))
        add(`.${name}`, ...(interfaceMembers.get(name) ?? []), ...(builtinMembers.get(name) ?? []));
      if (/^(window|self|globalThis)$/.test(home)) addGlobal(name);
    },
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
      if (callee.type === 'MemberExpression' && name) add(`.${name}()`, ...(builtinMembers.get(name) ?? []));
      if (name !== 'addEventListener' || first?.type !== 'Literal') return;
      add(`event ${first.value}`, ...(interfaceMembers.get(`${first.value}_event`) ?? []));
    },
    Literal({ value, regex }) {
      addText(regex?.pattern ?? (typeof value === 'string' ? value : ''));
    },
    TemplateElement: ({ value }) => addText(value.raw),
  });
  return found;

  /** Names of variables are two or three letters long in a build. */
  function addGlobal(name: string): void {
    if (name.length > 3) add(name, compatAt(api, name) ?? compatAt(builtins, name) ?? compatAt(api, 'Window', name));
  }
}

function nameOf(node: Node): string | undefined {
  return 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}
