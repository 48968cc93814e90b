import { tsImport } from 'tsx/esm/api';

let pageShell;

/** Draws the first words of a brand's page: `renderShell(brand)` → `{ head, body }`. See src/app/page-shell.tsx. */
export async function renderShell(brand) {
  pageShell ??= tsImport('./src/app/page-shell.tsx', import.meta.url);
  return (await pageShell).renderShell(brand);
}
