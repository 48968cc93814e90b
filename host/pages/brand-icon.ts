import type { Brand } from '@consorcio/shared/entities';

type Logo = Brand['logo'];
type Corners = Brand['corners'];

/** The icon of a brand as SVG: the sign of its logo in the frame of its logo. */
export function brandIcon(brand: Pick<Brand, 'logo' | 'corners' | 'tema'>): string {
  return canvas(framedSign(brand, brand.tema.primaryBackground, brand.tema.primaryForeground));
}

/** The icon for a home screen: a full square in the brand's colour, because the system cuts the corners itself. */
export function touchIcon({ logo, tema }: Pick<Brand, 'logo' | 'tema'>): string {
  const square = `<path fill="${tema.primaryBackground}" d="M0 0h64v64H0z"/>`;
  return canvas(square + signIn(logo.sign, 44, tema.primaryForeground));
}

/** A frame in one colour with the sign in another, on a canvas of 64 by 64. Without a frame the sign has the first colour. */
export function framedSign(
  { logo: { sign, frame }, corners }: Pick<Brand, 'logo' | 'corners'>,
  colour: string,
  signColour: string,
): string {
  if (frame === 'none') return signIn(sign, 64, colour);
  const { outline, room, middle } = frames[frame];
  return `<path fill="${colour}" d="${outline(corners)}"/>${signIn(sign, room, signColour, middle)}`;
}

function canvas(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`;
}

/** `room` is the side of the sign's own canvas. It is centred in ours; `middle` is the height of its centre. */
function signIn(sign: string, room: number, colour: string, middle = 32): string {
  const place = `translate(${32 - room / 2} ${middle - room / 2}) scale(${Number((room / 24).toFixed(4))})`;
  return `<path fill="${colour}" fill-rule="evenodd" transform="${place}" d="${sign}"/>`;
}

/** A tile has the corners of the brand, as in the header. */
const tileCorner: Readonly<Record<Corners, number>> = { round: 20, soft: 14, crisp: 5 };

interface Frame {
  readonly outline: (corners: Corners) => string;
  readonly room: number;
  readonly middle?: number;
}

const frames: Readonly<Record<Exclude<Logo['frame'], 'none'>, Frame>> = {
  disc: { outline: () => 'M32 0a32 32 0 1 0 .01 0z', room: 47 },
  tile: { outline: (corners) => tile(tileCorner[corners]), room: 48 },
  shield: {
    outline: () => 'M32 0 57 8.4q3 1.1 3 4.6v19c0 16-11 26.5-28 32C15 58.5 4 48 4 32V13q0-3.5 3-4.6z',
    room: 43,
    middle: 29.5,
  },
  hexagon: {
    outline: () =>
      'M28.5 1q3.5-2 7 0l22 12.7q3.5 2 3.5 6v24.6q0 4-3.5 6L35.5 63q-3.5 2-7 0l-22-12.7q-3.5-2-3.5-6V19.7q0-4 3.5-6z',
    room: 44,
  },
};

function tile(r: number): string {
  const side = 64 - 2 * r;
  return `M${r} 0h${side}q${r} 0 ${r} ${r}v${side}q0 ${r}-${r} ${r}h-${side}q-${r} 0-${r}-${r}v-${side}q0-${r} ${r}-${r}z`;
}
