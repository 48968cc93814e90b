import { createHash } from 'node:crypto';
import type { Brand } from '@consorcio/shared/entities';
import { fontFace } from '@consorcio/shared/webpack/typeface';
import { BRAND_ELEMENT_ID } from '../src/boot/page/page-brand';
import type { PageShell } from '../src/boot/page/page-shell';
import type { BrandImages } from './brand-images';
import { escaped } from './escaped';
import { socialSize } from './social-image';

interface BrandPage {
  /** Complete, with the defaults. The page contains it. */
  readonly brand: Brand;
  readonly images: BrandImages;
}

/** A script that the page loads. The browser runs it only with this hash; a development build has none. */
interface PinnedScript {
  readonly file: string;
  readonly integrity: string | undefined;
}

interface PageParts {
  /** Without a brand this is the not-found page. */
  readonly page?: BrandPage;
  readonly early: readonly string[];
  readonly scripts: readonly PinnedScript[];
  readonly font: string;
  readonly shell: PageShell;
}

/**
 * The HTML of one page: everything that is known before a script runs. The script reads its brand from the element `#brand`. The
 * order matters: what the browser fetches and paints first is written first. A container may add what is wider than the page, hence
 * `minimum-scale`.
 */
export function htmlOf({ page, early, scripts, font, shell }: PageParts): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escaped(page?.brand.titulo ?? 'Página não encontrada')}</title>
<meta name="referrer" content="strict-origin">
${page ? early.map((script) => `<script${nonceOf(page.brand, early)}>${script}</script>`).join('\n') : ''}
${scripts.map(scriptTag).join('\n')}
<style>${fontFace(`/${font}`)}</style>
${shell.head}
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
${page ? metadataOf(page) : '<link rel="icon" href="data:,">'}
</head>
<body>
<div id="root">${shell.body}</div>
${page ? `<script type="application/json" id="${BRAND_ELEMENT_ID}">${data(page.brand)}</script>` : ''}
</body>
</html>
`.replace(/\n{2,}/g, '\n');
}

/**
 * The nonce with which the container of a brand adds scripts. It is the same for every visitor of a build, because pages are files, so it is
 * no secret: it tells what the container adds from what nobody did. See docs/security.md.
 */
function nonceOf({ trackingId }: Brand, early: readonly string[]): string {
  if (trackingId === null) return '';
  return ` nonce="${createHash('sha256')
    .update(JSON.stringify([trackingId, early]))
    .digest('base64url')
    .slice(0, 22)}"`;
}

/** A policy that demands hashes accepts only scripts that are requested with CORS, also from the page's own origin. */
function scriptTag({ file, integrity }: PinnedScript): string {
  return `<script defer src="/${file}"${integrity ? ` integrity="${integrity}" crossorigin` : ''}></script>`;
}

/** What browsers, search results and link previews show of a brand. SPEC section 2. */
function metadataOf({ brand, images }: BrandPage): string {
  const { origin, path } = homeOf(brand);
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;
  return [
    `<meta name="description" content="${escaped(brand.descricao)}">`,
    `<meta name="theme-color" content="${brand.tema.primaryBackground}">`,
    `<link rel="canonical" href="${origin}${path}">`,
    `<link rel="icon" type="${images.icon.file.endsWith('.svg') ? 'image/svg+xml' : 'image/png'}" href="/${images.icon.file}">`,
    `<link rel="apple-touch-icon" href="/${images.touchIcon.file}">`,
    property('type', 'website'),
    property('locale', 'pt_BR'),
    property('site_name', brand.nome),
    property('title', brand.titulo),
    property('description', brand.descricao),
    property('url', `${origin}${path}`),
    property('image', `${origin}/${images.social.file}`),
    property('image:width', String(socialSize.width)),
    property('image:height', String(socialSize.height)),
    property('image:alt', `${brand.nome}: simule seu consórcio conversando`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/** The canonical address of a brand: its first host name, or its first route at the public origin. */
function homeOf({ hosts: [host], routes: [route = '/'], publicOrigin }: Brand): { origin: string; path: string } {
  return host ? { origin: `https://${host}`, path: '/' } : { origin: publicOrigin, path: route };
}

/** JSON that cannot close the script element around it. */
function data(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
