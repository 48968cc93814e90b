import { readdirSync } from 'node:fs';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';

/** The modules that reach a visitor's browser, without tests: paths in the workspace. */
export function productModules(): readonly string[] {
  const folders = ['shared/src', 'host/src', ...segmentNames().map((name) => `mf-${name}/src`)];
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test(-d)?\.|\/testing\//.test(path)),
  );
}
