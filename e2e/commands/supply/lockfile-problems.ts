import type { Lockfile } from '@consorcio/shared/webpack/lockfile';

/** One sentence for each package that is not a published version from the registry whose content is fixed by a hash. */
export function lockfileProblems({ packages, importers, snapshots }: Lockfile): readonly string[] {
  const resolved = Object.entries(packages).flatMap(([key, { resolution }]) => {
    const others = Object.keys(resolution).filter((field) => field !== 'integrity');
    const { integrity } = resolution;
    return [
      ...(typeof integrity === 'string' && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)
        ? []
        : [`${key} has no sha512 hash, so its content could change.`]),
      ...others.map((field) => `${key} has "${field}": it does not come from the registry.`),
      ...(isPublished(key.slice(key.lastIndexOf('@') + 1)) ? [] : [`${key} is not a published version.`]),
    ];
  });
  const asked = Object.entries(importers).flatMap(([folder, importer]) =>
    Object.entries({ ...importer.dependencies, ...importer.devDependencies, ...importer.optionalDependencies }).flatMap(
      ([name, { specifier, version }]) => {
        if (specifier === 'catalog:' && isPublishedOrAlias(version)) return [];
        if (specifier === 'workspace:*' && version.startsWith('link:')) return [];
        return [
          `${folder} asks for ${name} as ${specifier} (${version}): name it in the catalog of pnpm-workspace.yaml.`,
        ];
      },
    ),
  );
  const needed = Object.entries(snapshots).flatMap(([key, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([, version]) => !isPublishedOrAlias(version))
      .map(([name, version]) => `${key} needs ${name} as ${version}, which is not a published version.`),
  );
  return [...resolved, ...asked, ...needed];
}

/** A published version, or one of a package with another name. */
function isPublishedOrAlias(version: string): boolean {
  return isPublished(version.replace(/^(@[\w.-]+\/)?[\w.-]+@/, ''));
}

/** A version, perhaps with its peers. Addresses, folders and commits begin otherwise. */
function isPublished(version: string): boolean {
  return /^\d+\.\d+\.\d+[\w.+-]*(\(|$)/.test(version);
}
