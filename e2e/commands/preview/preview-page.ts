import { readFileSync } from 'node:fs';
import type { Brand } from '@consorcio/shared/entities';
import { contrastRatio, textContrast } from '@consorcio/shared/theme';
import { html, raw } from 'hono/html';

/** The moments of the conversation that are shown, in its order. A seeded visitor arrives at the step; '' is a new visitor. */
export const moments = [
  { name: 'greeting', label: 'Greeting', step: '' },
  { name: 'plans', label: 'Plans', step: 'proposal-plans-list-carousel-get' },
  { name: 'summary', label: 'Summary', step: 'proposal-confirm-data' },
  { name: 'payment', label: 'Payment', step: 'payment-options' },
  { name: 'goodbye', label: 'Goodbye', step: 'pesquisa-ate-mais' },
] as const;

/** In CSS pixels. */
const sizes = [
  ['Phone', 360, 740],
  ['Tablet', 768, 1024],
  ['Desktop', 1280, 800],
] as const;

/** Begins the path at which a frame puts its seeded visitor into the storage of the tab, before the product opens. */
export const BEGIN_PATH = '/preview-begin/';

export interface PreviewView {
  /** All brands, to choose from. */
  readonly brands: readonly Brand[];
  /** Absent as long as no version of the brand was without problems. */
  readonly brand?: Brand | undefined;
  /** The name of a moment. */
  readonly moment: string;
  /** Grows with each change of a file that is shown. */
  readonly version: number;
  /** The lines of the check. With one, the brand is as it was before. */
  readonly problems: readonly string[];
  /** The page of the brand as it is served. */
  readonly served: string;
  readonly port: number;
}

const styles = readFileSync(new URL('./preview.css', import.meta.url), 'utf8');

/** After each change of a file, the parts that differ are replaced, so a frame that did not change goes on. */
const script = `const events = new EventSource('/events');
const status = document.querySelector('[role=status]');
events.onmessage = async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  for (const part of document.querySelectorAll('[data-part]')) {
    const next = page.querySelector('[data-part="' + part.dataset.part + '"]');
    if (part.innerHTML !== next.innerHTML) part.innerHTML = next.innerHTML;
  }
};
events.onerror = () => { status.textContent = 'The command has ended. Start it again: pnpm dev brands'; };`;

/** A brand in three sizes at one moment. */
export function previewPage(view: PreviewView): string {
  const { brands, brand, problems } = view;
  const moment = moments.find(({ name }) => name === view.moment) ?? moments[0];
  const address = (name: string) => `/?${new URLSearchParams({ brand: brand?.id ?? '', moment: name })}`;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand?.nome} · brand preview</title>
<link rel="icon" href="data:,">
<style>${raw(styles)}</style>
</head>
<body>
<header>
<h1>Brand preview</h1>
<form><label>Brand <select name="brand" data-part="brands" onchange="this.form.submit()">${brands.map(
    ({ id, nome }) => html`<option value="${id}"${id === brand?.id ? ' selected' : ''}>${nome} (${id})</option>`,
  )}</select></label><input type="hidden" name="moment" value="${moment.name}"></form>
<nav aria-label="Moment of the conversation">${moments.map(
    ({ name, label }) =>
      html`<a href="${address(name)}"${name === moment.name ? raw(' aria-current="page"') : ''}>${label}</a>`,
  )}</nav>
<p role="status" data-part="status">${verdict(view)}</p>
</header>
<main>
<div data-part="problems">${problems.length > 0 && problemsOf(problems, brand)}</div>
<section class="screens" aria-label="${moment.label} in three sizes" data-part="screens">${brand && screensOf(brand, moment, view)}</section>
<aside aria-label="About the brand" data-part="about">${brand && aboutBrand(brand, view.served)}</aside>
</main>
<script>${raw(script)}</script>
</body>
</html>
`);
}

function verdict({ problems: { length }, version }: PreviewView): string {
  if (length > 0) return length === 1 ? 'The check found 1 problem' : `The check found ${length} problems`;
  return version === 1
    ? 'No problems. Edit the file: this page follows'
    : `No problems. Change ${version - 1} is shown`;
}

function problemsOf(lines: readonly string[], brand: Brand | undefined) {
  return html`<section class="panel problems" aria-labelledby="problems">
<h2 id="problems">${brand ? 'Not shown yet: the files have problems' : 'The files have problems'}</h2>
<ol>${lines.map((line) => html`<li>${line}</li>`)}</ol>
${brand && html`<p>Below is the brand before this change.</p>`}
</section>`;
}

/** Each frame has an origin of its own, because pages of one origin share their storage and would go on with one conversation. */
function screensOf({ id, routes: [route] }: Brand, moment: (typeof moments)[number], { version, port }: PreviewView) {
  if (route === undefined)
    return html`<p class="panel">This brand has host names only, so it has no page on this machine. Write a path into routes to see it here.</p>`;
  const query = new URLSearchParams({ brand: id, to: route, version: String(version) });
  return sizes.map(([label, width, height]) => {
    const title = `${moment.label}, ${label.toLowerCase()}, ${width} × ${height}`;
    const origin = `http://${label.toLowerCase()}-${moment.name}-${id}.localhost:${port}`;
    const address = `${origin}${BEGIN_PATH}${moment.step}?${query}`;
    return html`<figure>
<figcaption>${label} <small>${width} × ${height}</small> <a href="${address}" target="_blank" aria-label="Open ${title} alone">Open</a></figcaption>
<div class="glass" style="--width: ${width}px; aspect-ratio: ${width} / ${height}"><iframe src="${address}" title="${title}" width="${width}" height="${height}"></iframe></div>
</figure>`;
  });
}

/** What a look at the product does not show: a link to the brand as chats show it, from the tags that a crawler reads, and its contrast. */
function aboutBrand({ nome, tema }: Brand, served: string) {
  // The page escapes letters by their numbers: host/pages/escaped.ts.
  const tag = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(served)?.[1] ?? '';
  const ratio = contrastRatio(tema.primaryForeground, tema.primaryBackground);
  return html`<section class="panel" aria-labelledby="link">
<h2 id="link">Link preview</h2>
<p lang="pt-BR"><img src="${raw(tag('image').replace(/^https?:\/\/[^/]+/, ''))}" alt="${nome}: what a shared link shows">
<small>${raw(tag('url').replace(/^https:\/\//, ''))}</small><br><strong>${raw(tag('title'))}</strong><br>${raw(tag('description'))}</p>
<h2>Contrast</h2>
<p>Text on the colour of the brand: ${(Math.floor(ratio * 100) / 100).toFixed(2)}, of at least ${textContrast}. All other colours are derived with enough.</p>
</section>`;
}
