import type { Brand } from '@consorcio/shared/entities';
import type { CheckedBrand } from '../brands/check/check-brands';
import { notFoundFile, servedNames } from '../brands/served-names';
import { renderShell } from '../src/boot/page/page-shell';
import { brandImages } from './brand-images';
import type { BuiltPages } from './built-pages';
import { earlyScript, knownScripts, oldBrowserScript } from './early-script';
import { htmlOf } from './html-template';

/** Content by file name. */
export type RenderedFiles = ReadonlyMap<string, string | Buffer>;

/**
 * Renders every file of the built host that depends on its brands: the HTML of each route (`/` → `index.html`, `/app` →
 * `app/index.html`) and of each partner host name (`hosts/<name>/index.html`), the pictures (`brands/`) and the not-found page
 * (`404.html`). Pictures are listed first, so that a page is never written before the pictures it shows.
 */
export async function renderPages(
  brands: readonly Pick<CheckedBrand, 'brand'>[],
  { scripts, hashes, font }: Pick<BuiltPages, 'scripts' | 'hashes' | 'font'>,
): Promise<RenderedFiles> {
  const imagesOf = await brandImages(brands.map(({ brand }) => brand));
  const files = new Map<string, string | Buffer>();
  const [strict, tagged] = [false, true].map((hasContainer) => [
    ...[earlyScript(), oldBrowserScript()],
    knownScripts(hashes, hasContainer),
  ]);
  const pinned = scripts.map((file) => ({ file, integrity: hashes[`/${file}`] }));
  for (const { brand } of brands) {
    for (const { file, content } of Object.values(imagesOf(brand))) files.set(file, content);
  }
  for (const { brand } of brands) {
    const shell = renderShell(brand);
    const early = (brand.trackingId === null ? strict : tagged) ?? [];
    const html = htmlOf({ page: { brand, images: imagesOf(brand) }, early, scripts: pinned, font, shell });
    for (const page of pagesOf(brand)) files.set(page, html);
  }
  // The not-found page runs no script: the server already rendered all of it.
  return files.set(notFoundFile, htmlOf({ early: [], scripts: [], font, shell: renderShell(undefined) }));
}

function pagesOf({ routes, hosts }: Brand): readonly string[] {
  return [
    ...routes.map((route) => `${route}/index.html`.replace(/^\/+/, '')),
    ...hosts.map((name) => `${servedNames.partnerPages.name}/${name}/index.html`),
  ];
}
