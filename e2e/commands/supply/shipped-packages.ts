import { builtPackages } from '@consorcio/shared/webpack/workspace';
import { type Lockfile, nameAndVersion, runtimeKeys } from './lockfile';

/** Tools that put code of their own into the scripts, so that visitors get a part of them. */
const toolsInScripts = ['webpack', '@module-federation/webpack-bundler-runtime'];

/**
 * The npm packages of which visitors may get code, as `name@version`: all that the product needs at run time, and the runtimes of the
 * tools that build it. A build contains fewer, because unused code is removed from it.
 */
export function shippedPackages(lockfile: Lockfile): ReadonlySet<string> {
  const tools = Object.keys(lockfile.packages).filter((key) => toolsInScripts.includes(nameAndVersion(key).name));
  return new Set([...runtimeKeys(lockfile, [...builtPackages(), 'shared']), ...tools]);
}
