import { createRequire } from 'node:module';
import { sharedPackages } from '@consorcio/shared/webpack/share-list';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/** The version that the host gives segments of a shared package or of a path in it; nothing for what it does not share. */
export function providedVersion(name: string): string | undefined {
  const isShared = sharedPackages.some((shared) => (shared.endsWith('/') ? name.startsWith(shared) : name === shared));
  if (!isShared) return undefined;
  const [packageName = name] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const { version }: { version: string } = createRequire(inRoot('host/package.json'))(`${packageName}/package.json`);
  return version;
}
