import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '@consorcio/host/serving';
import { precompress } from '@consorcio/shared/webpack/precompress';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { build } from 'esbuild';
import { type Stack, startStack } from '../pages/fixtures/stack';

/** Everything that the bench opens, served alike: our production builds and the bare React page. */
export interface Site {
  readonly stack: Stack;
  readonly bareUrl: string;
  stop(): Promise<void>;
}

/** Our builds must be up to date. */
export async function startSite(): Promise<Site> {
  const dir = await buildBarePage();
  const stack = await startStack();
  const bare = await serveFolder({ dir, port: 0, pages: () => ({ file: 'index.html', status: 200 }) });
  return {
    stack,
    bareUrl: bare.url,
    async stop() {
      await Promise.all([stack.stop(), bare.stop()]);
    },
  };
}

/** Bundles the bare page for production and compresses it as the product is. Returns its folder. */
async function buildBarePage(): Promise<string> {
  const dir = inRoot('.cache/bench/bare');
  rmSync(dir, { recursive: true, force: true });
  await build({
    entryPoints: [inRoot('e2e/bench/bare/page.jsx')],
    outdir: dir,
    bundle: true,
    minify: true,
    target: 'es2020',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  cpSync(inRoot('e2e/bench/bare/index.html'), join(dir, 'index.html'));
  precompress(dir);
  return dir;
}
