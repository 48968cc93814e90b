import { brandImages } from './brand-images.mjs';
import { htmlOf } from './html-template.mjs';
import { renderShell } from './shell.mjs';

/**
 * Everything of the built host that depends on its brands, by file name: the HTML at each route (`/` → `index.html`, `/app` →
 * `app/index.html`) and at `hosts/<name>/index.html` for each host name that is a brand's own, what the pages show of a brand
 * outside of themselves (`brands/`), and `404.html`, which is nobody's page. Images come first: no page is there before them.
 * @param {readonly { fields: Readonly<Record<string, unknown>>, brand: import('@consorcio/shared/entities').Brand }[]} brands checked
 * @param {{ scripts: readonly string[], font: string }} built what every page asks for
 * @returns {Promise<Map<string, string | Buffer>>}
 */
export async function renderPages(brands, { scripts, font }) {
  const imagesOf = await brandImages(brands.map(({ brand }) => brand));
  const files = new Map();
  for (const { brand } of brands) {
    for (const { file, content } of Object.values(imagesOf(brand))) files.set(file, content);
  }
  for (const { fields, brand } of brands) {
    const shell = await renderShell(brand);
    const html = htmlOf({ page: { brand, fields, images: imagesOf(brand) }, scripts, font, shell });
    for (const page of pagesOf(brand)) files.set(page, html);
  }
  // Whole as it comes: it has nothing to run.
  return files.set('404.html', htmlOf({ scripts: [], font, shell: await renderShell(undefined) }));
}

function pagesOf({ routes, hosts }) {
  return [
    ...routes.map((route) => `${route}/index.html`.replace(/^\/+/, '')),
    ...hosts.map((name) => `hosts/${name}/index.html`),
  ];
}
