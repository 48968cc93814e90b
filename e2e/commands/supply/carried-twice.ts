/** The name of a package: `@scope/name`, whatever folders it is in. */
export function packageName(folder: string): string {
  return folder.split(/(?:^|[\\/])node_modules[\\/]/).at(-1) ?? folder;
}

/**
 * Describes the npm packages that a visitor downloads more than once: packages in several builds, and packages of which one
 * build has several versions.
 * @param carried build → the folders of its packages
 */
export function carriedTwice(carried: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const names = new Set([...carried.values()].flat().map(packageName));
  return [...names].sort().flatMap((name) => {
    const carriers = [...carried].flatMap(([build, folders]) => {
      const versions = folders.filter((folder) => packageName(folder) === name).length;
      return versions === 0
        ? []
        : [{ versions, words: versions === 1 ? `in ${build}` : `(${versions} versions) in ${build}` }];
    });
    const isOnce = carriers.length === 1 && carriers[0]?.versions === 1;
    return isOnce ? [] : [`${name} ${carriers.map(({ words }) => words).join(', ')}`];
  });
}
