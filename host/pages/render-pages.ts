import type { Brand } from '@consorcio/shared/entities';
import { inParallel } from '@consorcio/shared/webpack/in-parallel';
import { kept } from '@consorcio/shared/webpack/kept';
import type { CheckedBrand } from '../brands/check/check-brands';
import { notFoundFile, servedNames } from '../brands/served-names';
import { renderShell } from '../src/boot/page/page-shell';
import { brandImages } from './brand-images';
import type { BuiltPages } from './built-pages';
import { codeOfPages } from './code-of-pages';
import { earlyScript, knownScripts, oldBrowserScript } from './early-script';
import { htmlOf } from './html-template';
import { withRasteriser } from './rasteriser';

/** Content by file name. */
export type RenderedFiles = ReadonlyMap<string, string | Buffer>;

/**
 * Renders every file of the built host that depends on its brands: the HTML of each route (`/` → `index.html`, `/app` →
 * `app/index.html`) and of each partner host name (`hosts/<name>/index.html`), the pictures (`brands/`) and the not-found page
 * (`404.html`). Pictures are listed first, so that a page is never written before the pictures it shows.
 */
export async function renderPages(
  brands: readonly Pick<CheckedBrand, 'brand' | 'pictures'>[],
  { scripts, hashes, font }: Pick<BuiltPages, 'scripts' | 'hashes' | 'font'>,
): Promise<RenderedFiles> {
  const [strict = [], tagged = []] = [false, true].map((hasContainer) => [
    ...[earlyScript(), oldBrowserScript()],
    knownScripts(hashes, hasContainer),
  ]);
  const pinned = scripts.map((file) => ({ file, integrity: hashes[`/${file}`] }));
  const rendered = await withRasteriser((open) =>
    inParallel(brands, async ({ brand, pictures: own }) => {
      const early = brand.trackingId === null ? strict : tagged;
      const images = await brandImages(brand, open, own);
      const pictures = [...Object.values(images), ...(own?.files ?? [])].map(
        ({ file, content }) => [file, content] as const,
      );
      const names = pictures.map(([file]) => file); // with hashes of their content
      const html = await kept([codeOfPages(), JSON.stringify([brand, names, early, pinned, font])], () =>
        Buffer.from(htmlOf({ page: { brand, images }, early, scripts: pinned, font, shell: renderShell(brand) })),
      );
      return { pictures, pages: pagesOf(brand).map((file) => [file, html] as const) };
    }),
  );
  return new Map<string, string | Buffer>([
    ...rendered.flatMap(({ pictures }) => pictures),
    ...rendered.flatMap(({ pages }) => pages),
    // The not-found page runs no script: the server already rendered all of it.
    [notFoundFile, htmlOf({ early: [], scripts: [], font, shell: renderShell(undefined) })],
  ]);
}

function pagesOf({ routes, hosts }: Brand): readonly string[] {
  return [
    ...routes.map((route) => `${route}/index.html`.replace(/^\/+/, '')),
    ...hosts.map((name) => `${servedNames.partnerPages.name}/${name}/index.html`),
  ];
}
