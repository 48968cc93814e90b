import type { Brand, letterings as letteringNames } from '@consorcio/shared/entities';
import { framedSign } from './brand-icon';
import { escaped } from './escaped';
import { motifDrawings } from './motifs';
import type { Rasteriser } from './rasteriser';

export const socialSize = { width: 1200, height: 630 };

/** What the pictures of a brand show. */
export type Drawn = Pick<Brand, 'nome' | 'assinatura' | 'tema' | 'logo' | 'corners' | 'banner'>;

type WidthOf = Rasteriser['widthOf'];

/** A partner's own pictures in the preview, as addresses that contain them. Sizes in px. */
export interface OwnInSocial {
  /** `plate`: the colour of a card under it, if it is not seen on the colour of the brand. */
  readonly logo?: { readonly href: string; readonly width: number; readonly height: number; readonly plate?: string };
  /** Of the size `photoSize`. */
  readonly photo?: string;
}

/**
 * The picture in previews of a link to a brand, as SVG: the brand's colour with a faint drawing, its sign, its name, and a chat
 * bubble that says what the product does. A partner's own logo replaces sign and name, its own picture the drawing.
 */
export function socialImage(brand: Drawn, widthOf: WidthOf, { logo, photo }: OwnInSocial = {}): string {
  const { primaryBackground: ground, primaryForeground: ink } = brand.tema;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<path fill="${ground}" d="M0 0h1200v630H0z"/>
${photo ? fading(photo, ground) : `<g fill="${ink}" color="${ink}" opacity=".09">${drawingOf(brand, logo)}</g>`}
${logo ? ownLogo(logo, brand) : `<svg x="${brand.logo.frame === 'none' ? edge - 16 : edge}" y="72" width="128" height="128" viewBox="0 0 64 64">${framedSign(brand, ink, ground)}</svg>`}
<g fill="${ink}">${logo ? signature(brand, widthOf) : words(brand, widthOf)}</g>
${bubble(brand, widthOf)}
</svg>`;
}

const edge = 80;

/** At the right edge, as high as the whole picture. */
export const photoSize = { width: 820, height: 630 };

/** A photograph that fades into the colour of the brand towards the words. */
function fading(photo: string, ground: string): string {
  const { width, height } = photoSize;
  const x = socialSize.width - width;
  const stops = [
    [0, 1],
    [0.3, 0.8],
    [0.75, 0.1],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`);
  return `<image href="${photo}" x="${x}" width="${width}" height="${height}"/>
<linearGradient id="fade">${stops.join('')}</linearGradient><path fill="url(#fade)" d="M${x} 0h${width}v${height}H${x}z"/>`;
}

/** The space around a logo on its card. */
const PLATE = 32;

function ownLogo({ href, width, height, plate }: NonNullable<OwnInSocial['logo']>, { corners }: Drawn): string {
  const room = plate ? PLATE : 0;
  const y = 344 - height - room;
  const card = `<rect fill="${plate}" x="${edge}" y="${y - room}" width="${width + 2 * room}" height="${height + 2 * room}" rx="${corner[corners]}"/>`;
  return `${plate ? card : ''}<image href="${href}" x="${edge + room}" y="${y}" width="${width}" height="${height}"/>`;
}

/** The drawing of the banner; without a banner the sign itself, larger than the picture, or rings beside a logo that is not ours. */
function drawingOf({ banner, logo }: Drawn, own: OwnInSocial['logo']): string {
  if (banner || own) return motifDrawings[banner?.motif ?? 'rings']();
  return `<path fill-rule="evenodd" transform="translate(600 -85) scale(33)" d="${logo.sign}"/>`;
}

/** The name, on two lines when it would be small on one, and the signature under it. */
function words(brand: Drawn, widthOf: WidthOf): string {
  const { nome, assinatura, logo } = brand;
  const style = letterings[logo.lettering];
  const written = logo.lettering === 'wide' ? nome.toLocaleUpperCase('pt-BR') : nome;
  const lines = fitting([written], 100, style, widthOf) < 72 ? inTwo(written) : [written];
  const size = fitting(lines, lines.length > 1 ? 68 : 100, style, widthOf);
  const last = assinatura || lines.length > 1 ? 356 : 366;
  const name = lines.map((line, index) => at(last - (lines.length - 1 - index) * size * 1.08, text(line, size, style)));
  return [...name, signature(brand, widthOf)].join('');
}

function signature({ assinatura }: Drawn, widthOf: WidthOf): string {
  return assinatura ? at(414, text(assinatura, fitting([assinatura], 36, '', widthOf), 'opacity=".9"')) : '';
}

/** A size in which all lines are as wide as the picture at the most. */
function fitting(lines: readonly string[], size: number, style: string, widthOf: WidthOf): number {
  const widest = Math.max(...lines.map((line) => widthOf(text(line, 100, style))));
  return Math.min(size, Math.floor((100 * 1040) / widest));
}

/** The name split at the space nearest to its middle, if it has a space. */
function inTwo(name: string): readonly string[] {
  const fromMiddle = (index: number) => Math.abs(index - name.length / 2);
  const [space] = [...name.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** How a logo's name is set, as far as one typeface can show it. */
const letterings: Readonly<Record<(typeof letteringNames)[number], string>> = {
  plain: 'font-weight="700" letter-spacing="-1"',
  light: 'font-weight="400" letter-spacing="-1"',
  wide: 'font-weight="700" letter-spacing="9"',
  serif: 'font-weight="700"',
  mono: 'font-weight="700" letter-spacing="2"',
  slanted: 'font-weight="700" letter-spacing="-1" transform="skewX(-10)"',
};

function text(value: string, size: number, style: string): string {
  return `<text font-family="Figtree" font-size="${size}" ${style}>${escaped(value)}</text>`;
}

function at(y: number, drawing: string, x = edge): string {
  return `<g transform="translate(${x} ${Math.round(y)})">${drawing}</g>`;
}

const corner: Readonly<Record<Brand['corners'], number>> = { round: 44, soft: 26, crisp: 12 };

/** A bubble as in the chat: every corner is rounded, except the one next to the speaker. */
function bubble({ tema, corners }: Drawn, widthOf: WidthOf): string {
  const promise = text('Simule seu consórcio conversando', 40, 'font-weight="700"');
  const r = corner[corners];
  const [across, down] = [Math.round(widthOf(promise)) + 88 - 2 * r, 92 - 2 * r];
  const round = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  const outline = `M${r} 0h${across}${round(1, 1)}v${down}${round(-1, 1)}H8a8 8 0 0 1-8-8V${r}${round(1, -1)}z`;
  return at(
    466,
    `<path fill="${tema.primaryForeground}" d="${outline}"/><g fill="${tema.primaryBackground}">${at(60, promise, 44)}</g>`,
  );
}
