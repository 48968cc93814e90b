import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest supported version of each browser, by its name in the compatibility data. */
export type Oldest = ReadonlyMap<BrowserName, number>;

/** The browsers of `browserslist`, and what the compatibility data calls them. */
const browserNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/** The oldest versions that the queries of shared/package.json name. */
export function oldestOf(queries: readonly string[]): Oldest {
  const oldest = new Map<BrowserName, number>();
  for (const query of queries) {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const browser = browserNames[name];
    if (!browser) throw new Error(`The check does not understand "${query}". Write it as "chrome >= 109".`);
    oldest.set(browser, Number(version));
  }
  return oldest;
}

/** The browsers that lack a feature: 'safari 15.4 (since 16.4)'. */
export function lacking({ support }: CompatStatement, oldest: Oldest): readonly string[] {
  return [...oldest].flatMap(([name, version]) => {
    const statements = [support[name] ?? []].flat();
    const since = Math.min(...statements.map(sinceVersion));
    if (since <= version) return [];
    return `${name} ${version} (${Number.isFinite(since) ? `since ${since}` : 'not at all'})`;
  });
}

/** Infinity for what is behind a flag, has another name, or was removed. */
function sinceVersion(statement: SimpleSupportStatement): number {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags || prefix || other || removed || typeof added !== 'string' || added === 'preview')
    return Number.POSITIVE_INFINITY;
  return Number.parseFloat(added.replace('≤', ''));
}

/** The statement of a feature, if the data has one. */
export function compatAt(place: Identifier | undefined, ...path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = place;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at?.__compat;
}
