import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '@consorcio/host/serving';
import { precompress } from '@consorcio/shared/webpack/precompress';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { build } from 'esbuild';
import { type Stack, startStack } from '../pages/fixtures/stack';

/** How to find the parts of a chat in its page: selectors of the options, of the visitor's messages and of the text field. */
export interface ChatParts {
  readonly option: string;
  readonly own: string;
  /** How a message of the visitor begins, before what was pressed or typed. */
  readonly ownPrefix: string;
  readonly field: string;
}

export const ownParts: ChatParts = {
  option: '[role=group][aria-label="Opções de resposta"] button',
  own: '[role=log] li',
  ownPrefix: 'Você: ',
  field: 'form[aria-label="Sua resposta"] input',
};
/** Of the reference: React with a list, three buttons and a text field (`bare`). */
export const bareParts: ChatParts = { option: 'button', own: 'li.own', ownPrefix: '', field: 'input' };

/** Everything that the bench opens, served alike: our production builds, which must be up to date, and the bare React page. */
export interface Site {
  readonly stack: Stack;
  readonly bareUrl: string;
  stop(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const dir = await buildBarePage();
  const stack = await startStack();
  const bare = await serveFolder({ dir, port: 0, pages: () => ({ file: 'index.html', status: 200 }) });
  return { stack, bareUrl: bare.url, stop: async () => void (await Promise.all([stack.stop(), bare.stop()])) };
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
  await precompress(dir);
  return dir;
}
