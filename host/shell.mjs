import { tsImport } from 'tsx/esm/api';

/** Draws the first words of a brand's page: `renderShell(brand)` → `{ head, body }`. See src/app/page-shell.tsx. */
export async function renderShell(brand) {
  const shell = await tsImport('./src/app/page-shell.tsx', import.meta.url);
  return shell.renderShell(brand);
}
