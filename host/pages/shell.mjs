import { importSource } from './import-source.mjs';

let pageShell;

/** Draws the first words of a brand's page, or nobody's page: `{ head, body }`. See src/page/page-shell.tsx. */
export async function renderShell(brand) {
  pageShell ??= importSource('src/page/page-shell.tsx');
  return (await pageShell).renderShell(brand);
}
