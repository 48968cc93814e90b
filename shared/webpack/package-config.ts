import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './base-config';
import type { FindPageFile } from './dev-server';
import { inRoot } from './workspace';

/** What the `webpack.config.ts` of a package exports. */
export interface PackageConfig {
  readonly default: (options: BuildOptions) => Configuration;
  /** The HTML that the development server answers with. A segment has none. */
  readonly findPage?: FindPageFile;
}

/** Loads the configuration of a package. `name` is its folder, relative to the workspace. */
export function loadPackageConfig(name: string): Promise<PackageConfig> {
  return import(pathToFileURL(inRoot(name, 'webpack.config.ts')).href);
}
