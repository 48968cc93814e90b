import { createRequire } from 'node:module';
import { sharedPackages } from '@consorcio/shared/webpack/share-list';

const require = createRequire(import.meta.url);

/** The version of a shared package, or of a path in it, that the host provides to segments; nothing if it is not shared. */
export function providedVersion(name: string): string | undefined {
  const isShared = sharedPackages.some((shared) => (shared.endsWith('/') ? name.startsWith(shared) : name === shared));
  if (!isShared) return undefined;
  const [packageName = name] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const { version }: { version: string } = require(`${packageName}/package.json`);
  return version;
}
