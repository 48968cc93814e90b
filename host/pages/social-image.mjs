import { framedSign } from './brand-icon.mjs';
import { escaped } from './escaped.mjs';
import { motifs } from './motifs.mjs';

export const socialSize = { width: 1200, height: 630 };

/**
 * What a link to a brand looks like in a chat or a feed, as SVG: the brand's colour with a quiet drawing, its sign, its name,
 * and what the product does, said in a bubble.
 * @param {import('@consorcio/shared/entities').Brand} brand
 * @param {(text: string) => number} widthOf measures an SVG text
 */
export function socialImage(brand, widthOf) {
  const { primaryBackground: ground, primaryForeground: ink } = brand.tema;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<path fill="${ground}" d="M0 0h1200v630H0z"/>
<g fill="${ink}" color="${ink}" opacity=".09">${drawingOf(brand)}</g>
<svg x="${brand.logo.frame === 'none' ? edge - 16 : edge}" y="72" width="128" height="128" viewBox="0 0 64 64">${framedSign(brand, ink, ground)}</svg>
<g fill="${ink}">${words(brand, widthOf)}</g>
${bubble(brand, widthOf)}
</svg>`;
}

const edge = 80;

/** That of the banner; without one the sign itself, so large that it leaves the picture. */
function drawingOf({ banner, logo }) {
  if (banner) return motifs[banner.motif]();
  return `<path fill-rule="evenodd" transform="translate(600 -85) scale(33)" d="${logo.sign}"/>`;
}

/** The name, on two lines when it would become small on one, and who stands behind it. */
function words({ nome, assinatura, logo }, widthOf) {
  const style = letterings[logo.lettering];
  const written = logo.lettering === 'wide' ? nome.toLocaleUpperCase('pt-BR') : nome;
  const fitting = (lines, size, look) => {
    const widest = Math.max(...lines.map((line) => widthOf(text(line, 100, look))));
    return Math.min(size, Math.floor((100 * 1040) / widest));
  };
  const lines = fitting([written], 100, style) < 72 ? inTwo(written) : [written];
  const size = fitting(lines, lines.length > 1 ? 68 : 100, style);
  const last = assinatura || lines.length > 1 ? 356 : 366;
  const name = lines.map((line, index) => at(last - (lines.length - 1 - index) * size * 1.08, text(line, size, style)));
  return [...name, assinatura ? at(414, text(assinatura, fitting([assinatura], 36, ''), 'opacity=".9"')) : ''].join('');
}

/** Broken at the space nearest to the middle, if there is one. */
function inTwo(name) {
  const fromMiddle = (index) => Math.abs(index - name.length / 2);
  const [space] = [...name.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** How a logo's name is set, as far as one typeface can say it. */
const letterings = {
  plain: 'font-weight="700" letter-spacing="-1"',
  light: 'font-weight="400" letter-spacing="-1"',
  wide: 'font-weight="700" letter-spacing="9"',
  serif: 'font-weight="700"',
  mono: 'font-weight="700" letter-spacing="2"',
  slanted: 'font-weight="700" letter-spacing="-1" transform="skewX(-10)"',
};

function text(value, size, style) {
  return `<text font-family="Figtree" font-size="${size}" ${style}>${escaped(value)}</text>`;
}

function at(y, drawing, x = edge) {
  return `<g transform="translate(${x} ${Math.round(y)})">${drawing}</g>`;
}

const corner = { round: 44, soft: 26, crisp: 12 };

/** As the product talks: rounded, but for the corner beside the speaker. */
function bubble({ tema, corners }, widthOf) {
  const promise = text('Simule seu consórcio conversando', 40, 'font-weight="700"');
  const r = corner[corners];
  const [across, down] = [Math.round(widthOf(promise)) + 88 - 2 * r, 92 - 2 * r];
  const round = (x, y) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  const outline = `M${r} 0h${across}${round(1, 1)}v${down}${round(-1, 1)}H8a8 8 0 0 1-8-8V${r}${round(1, -1)}z`;
  return at(
    466,
    `<path fill="${tema.primaryForeground}" d="${outline}"/><g fill="${tema.primaryBackground}">${at(60, promise, 44)}</g>`,
  );
}
