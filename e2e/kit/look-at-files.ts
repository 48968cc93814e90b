import { sharedLibraries } from '@consorcio/host/segments';
import { journeyEvents } from '@consorcio/shared/events';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { brotli } from '@consorcio/shared/webpack/precompress';
import semver from 'semver';
import type { Finding } from './page/findings';
import type { Manifest, RemoteFile, RemoteFiles } from './remote-files';

/** KiB with brotli: the entry and the steps, without which the segment cannot start, and all lazy parts together. */
export interface Budget {
  readonly steps: number;
  readonly lazy: number;
}

/**
 * Each budget is the size of November 2026 plus about a third. Later those of simulation and proposal were raised for the costs of a
 * plan, which both show, and that of proposal for the documents of the contract.
 */
const budgets: Readonly<Record<string, Budget>> = {
  simulation: { steps: 17, lazy: 33 },
  proposal: { steps: 19, lazy: 11 },
  payment: { steps: 15, lazy: 26 },
  survey: { steps: 8, lazy: 6 },
};
/** For a segment that is not in the table yet. */
const defaultBudget: Budget = { steps: 14, lazy: 24 };

const hashed = /\.[0-9a-f]{8,}\.js$/;
/** An address on the machine of a developer, or in a private network, with a port or a path. */
const local =
  /(?:https?|wss?):\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1\]|[\w-]+\.local)(?::\d+|\/)[^"'`\s\\]{0,60}/g;
/** Where webpack requests chunks from, if it is not relative to the entry. */
const publicPath = /\.p\s*=\s*["'`]((?:https?:)?\/\/[^"'`]+)/g;
/** A text that only the library itself contains, also after tree shaking. */
const marks: Readonly<Record<string, string>> = {
  react: 'enqueueForceUpdate',
  'styled-components': 'data-styled-version',
};

const textOf = ({ content }: RemoteFile) => content?.toString('utf8') ?? '';

/** What is wrong with the files of a build. */
export function lookAtFiles(
  { manifest, files, origin, problem = '' }: RemoteFiles,
  segment: string,
  budget = budgets[segment] ?? defaultBudget,
): readonly Finding[] {
  const finding = (says: string): Finding => ({ check: 'files', where: 'the build', says });
  if (!manifest) return [finding(`${problem}. Deploy the folder that the build wrote.`)];
  const { metaData, name, exposes } = manifest;
  const { contract, globalName, publicPath = '', integrity, pages } = metaData;
  const lacks = (what: string) => `has a manifest without ${what}. Build it with shared/webpack/remote-config.ts.`;
  const problems = [
    !Number.isInteger(contract) && lacks('a contract'),
    !globalName && lacks('a globalName'),
    name !== `mf_${segment}` && `is named ${name}, not mf_${segment}. Fix the name in its webpack.config.ts.`,
    !exposes.some(({ path }) => path === './segment') && 'exposes no ./segment. Expose src/segment.ts by remoteConfig.',
    isElsewhere(publicPath, origin) &&
      `says in its manifest that its files are at ${publicPath}, and it is deployed at ${origin}. Build with publicPath 'auto'.`,
    ...sharesOf(manifest, files).map(shareProblem),
    ...files.flatMap((file) => fileProblems(file, { ...integrity, ...pages }, origin)),
    sizeProblem(files, false, budget),
    sizeProblem(files, true, budget),
  ];
  return [...new Set(problems)].flatMap((says) => (says ? finding(says) : []));
}

function fileProblems(
  file: RemoteFile,
  integrity: Readonly<Record<string, string>>,
  origin: string,
): readonly (string | false)[] {
  const { name, content, role } = file;
  if (!content) return [`lacks ${name}, which its manifest names. Deploy every file of the build.`];
  const { [name]: expected } = integrity;
  const isOther = expected && expected !== integrityOf(content);
  const text = textOf(file);
  const copied = role !== 'page' && Object.keys(marks).find((library) => text.includes(marks[library] ?? library));
  const [foreign] = [
    ...[...text.matchAll(publicPath)].map(([, address = '']) => `requests its chunks from ${address}`),
    ...[...text.matchAll(local)].map(([address]) => `names a machine of a developer: ${address}`),
  ].filter((what) => isElsewhere(what.replace(/.*?(?=(?:\w+:)?\/\/)/, ''), origin));
  return [
    expected === undefined &&
      `has no hash of ${name} in metaData.integrity, so no page runs it. Build it with shared/webpack/remote-config.ts.`,
    isOther && `has another ${name} than metaData.integrity describes. Deploy all files of one build.`,
    role !== 'page' &&
      !hashed.test(name) &&
      `has ${name} without a hash of its content in its name, so a cache keeps an old one. Use [contenthash] in its file name.`,
    copied && `holds a copy of ${copied} in ${name}. Import it by its name in the share list: the host provides it.`,
    foreign && `${foreign} (${name}). Build with publicPath 'auto', and name no machine in the code.`,
  ].map((says) => says || false);
}

/** A package that the build shares, the versions that it wants, and whether it contains a copy. */
type Share = readonly [name: string, wanted: string | undefined, hasCopy: boolean];

/** What the build shares: as the manifest lists it, and as its code requests it. */
function sharesOf({ shared }: Manifest, files: readonly RemoteFile[]): readonly Share[] {
  const entry = files.map((file) => (file.role === 'entry' ? textOf(file) : '')).join('');
  const asked = /fallback:(.{0,60}?)[,\s]+shareScope:[^}]*?requiredVersion:\s*"([^"]*)"[^}]*?shareKey:\s*"([^"]+)"/gs;
  return [
    ...shared.map(({ name, requiredVersion, fallback, assets: { js } }): Share => {
      return [name, requiredVersion, Boolean(fallback) || js.sync.length + js.async.length > 0];
    }),
    ...[...entry.matchAll(asked)].map(([, fallback = '', wanted, name = '']): Share => {
      return [name, wanted, !fallback.includes('throw')];
    }),
  ];
}

const provided = new Map<string, string>(Object.entries(sharedLibraries).map(([name, of]) => [name, of.version]));

/** False if the host provides the share in a fitting version, and the build has no copy of it. */
function shareProblem([name, wanted, hasCopy]: Share): string | false {
  const version = provided.get(name);
  if (version === undefined)
    return `shares ${name}, which the host does not provide. Bundle it, or share only what is in shared/webpack/share-list.ts.`;
  if (wanted !== undefined && !semver.satisfies(version, wanted))
    return `requires ${name} ${wanted}, and the host provides ${version}. Build it with the host's version.`;
  return hasCopy && `contains a copy of ${name}. Share it with import: false.`;
}

function sizeProblem(files: readonly RemoteFile[], isLazy: boolean, budget: Budget): string | false {
  const sizes = files.map(({ role, content }) =>
    role !== 'page' && (role === 'lazy') === isLazy && content ? brotli(content).length : 0,
  );
  const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  const [most, where, advice] = isLazy
    ? [budget.lazy, 'lazy parts', 'Remove a library, or agree on a larger budget']
    : [budget.steps, 'entry and steps', 'Load components lazily, with a loader'];
  return kib > most && `weighs ${kib.toFixed(1)} KiB in its ${where}, and the budget is ${most}. ${advice}.`;
}

function isElsewhere(address: string, origin: string): boolean {
  return /^(?:\w+:)?\/\//.test(address) && new URL(address, origin).origin !== origin;
}

/** The facts that the code of a build names: those that this host knows. */
export function namedFacts({ files }: RemoteFiles): readonly string[] {
  const code = files.map(textOf).join('\n');
  return Object.keys(journeyEvents).filter((name) =>
    [`"${name}"`, `'${name}'`, `\`${name}\``].some((text) => code.includes(text)),
  );
}

/** The facts that the code of a build names and this host does not know, also those that no walk publishes. */
export function unknownFacts({ files }: RemoteFiles): readonly Finding[] {
  const fact = /name:\s*["'`]([\w-]+\.[\w-]+)["'`],\s*payload\b/g;
  const named = new Set(files.flatMap((file) => [...textOf(file).matchAll(fact)].map(([, name = '']) => name)));
  const unknown = [...named].filter((name) => !Object.hasOwn(journeyEvents, name));
  const why = 'which this host does not know. Deploy the host that knows it first.';
  return unknown.map((name) => ({ check: 'facts', where: 'the build', says: `names the fact ${name}, ${why}` }));
}
