// Before `pnpm pack` of @consorcio/shared: writes the commands of a segment outside this workspace, and all that they read, to shared/kit.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from '@consorcio/shared/webpack/workspace';
import { build, type Plugin } from 'esbuild';
import { builtKitPage } from './page-build';

const kit = inRoot('shared/kit');
const page = 'e2e/kit/built-page';
/** What the commands read of this workspace while they run. */
const data = [
  ...['host/brands', 'host/src/brand/institution.json', 'shared/lint'],
  ...['e2e/sandbox', 'e2e/templates'],
];

/** In the place of `page-build.ts`. */
const withBuiltPage = `import { inRoot } from '@consorcio/shared/webpack/workspace';
export const builtKitPage = async () => inRoot('${page}');`;

/** Libraries of modules that the commands do not reach. */
const unused = /^(@resvg|@swc|subset-font)\b/;

rmSync(kit, { recursive: true, force: true });
for (const path of data)
  cpSync(inRoot(path), join(kit, path), { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
cpSync(await builtKitPage(), join(kit, page), { recursive: true });
await build({
  entryPoints: { segment: inRoot('e2e/commands/outside.ts') },
  outdir: kit,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  // The team has these itself: they are peers of @consorcio/shared.
  external: ['@playwright/test', 'tsx', 'webpack'],
  loader: { '.css': 'empty' },
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nglobalThis.require ??= requireOf(import.meta.url);",
  },
  plugins: [asInWorkspace()],
});

/** In the kit, `import.meta.url` is the place of the module in a workspace that has only the files of `data`. */
function asInWorkspace(): Plugin {
  return {
    name: 'as-in-workspace',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: unused }, ({ path }) => ({ path, external: true, sideEffects: false }));
      // A command gets only the modules that it uses.
      onResolve({ filter: /^(\.|@consorcio\/)/ }, async ({ path, pluginData, ...from }) =>
        pluginData ? undefined : { ...(await resolve(path, { ...from, pluginData: true })), sideEffects: false },
      );
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const file = relative(root, path).replaceAll('\\', '/');
        const url = `new URL(${JSON.stringify(file)}, import.meta.url).href`;
        const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', url);
        return { contents: file === 'e2e/kit/page-build.ts' ? withBuiltPage : text, loader: 'default' };
      });
    },
  };
}
