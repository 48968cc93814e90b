import { readFileSync } from 'node:fs';
import { brandVariables } from '@consorcio/shared/theme';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { build } from 'esbuild';

/** The script of the preview page, bundled from its sources. */
export async function previewScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('host/preview/page/main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Quiet colours, so that only the brand has any. */
const colours = {
  tema: { background: '#f4f5f7', primaryBackground: '#2b3440', primaryForeground: '#ffffff' },
  corners: 'soft',
} as const;

/** The HTML of the preview page. `font` is the path of the product's typeface. */
export function previewHtml(font: string | undefined): string {
  const variables = Object.entries(brandVariables(colours)).map(([name, value]) => `${name}:${value}`);
  const face = font
    ? `@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(${font}) format('woff2')}`
    : '';
  const page = readFileSync(inRoot('e2e/commands/preview/preview.html'), 'utf8');
  return page.replace('/* the brand of the preview */', `${face}:root{${variables.join(';')}}`);
}
