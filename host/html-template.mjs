/**
 * The HTML of one brand's page: all that can be known before any script runs. The script reads its brand from the element
 * `#brand`; a page without it is nobody's, and is the not-found page.
 * @typedef {{ id: string, nome: string, titulo: string, descricao: string, tema: { background: string, primaryBackground: string } }} Brand
 * @param {{
 *   brand?: Brand,
 *   brandFile?: object,
 *   scripts: readonly string[],
 *   font: string,
 *   shell: { head?: string, body: string },
 * }} page `brandFile` is carried as it was written, `brand` is complete
 */
export function htmlOf({ brand, brandFile, scripts, font, shell }) {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${text(brand?.titulo ?? 'Página não encontrada')}</title>
${brand ? `<meta name="description" content="${text(brand.descricao)}">\n<meta name="theme-color" content="${text(brand.tema.primaryBackground)}">` : ''}
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:,">
${scripts.map((file) => `<script defer src="/${file}"></script>`).join('\n')}
${brand ? ['/config.json', '/release.json'].map((file) => `<link rel="preload" href="${file}" as="fetch" crossorigin>`).join('\n') : ''}
<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:'Figtree Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(/${font}) format('woff2');unicode-range:${latin}}</style>
${shell.head ?? ''}
</head>
<body>
<div id="root">${shell.body}</div>
${brandFile ? `<script type="application/json" id="brand">${data(brandFile)}</script>` : ''}
${brand ? '<noscript>Para conversar com a gente, ative o JavaScript do navegador.</noscript>' : ''}
</body>
</html>
`.replace(/\n{2,}/g, '\n');
}

/** The letters in the latin file of the font, as its maker lists them. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

function text(value) {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that cannot close the element it stands in. */
function data(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
