import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest supported version of each browser, by its name in the compatibility data. */
export type Oldest = Readonly<Partial<Record<BrowserName, number>>>;

/** The browsers of `browserslist`, and what the compatibility data calls them. */
const browserNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser in an answer of `browserslist`: 'ios_saf 15.4' or 'ios_saf 15.6-15.8'. */
export function oldestOf(list: readonly string[]): Oldest {
  const oldest: Partial<Record<BrowserName, number>> = {};
  for (const entry of list) {
    const [, name = '', version = ''] = /^(\S+) ([\d.]+)/.exec(entry) ?? [];
    const browser = browserNames[name];
    if (!browser) throw new Error(`The check knows no browser ${entry}.`);
    oldest[browser] = Math.min(oldest[browser] ?? Number.POSITIVE_INFINITY, Number(version));
  }
  return oldest;
}

/** The browsers that lack a feature: 'safari 15.4 (since 16.4)'. */
export function lacking({ support }: CompatStatement, oldest: Oldest): readonly string[] {
  return Object.entries(oldest).flatMap(([name, version]) => {
    const statements = [support[name as BrowserName] ?? []].flat();
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
