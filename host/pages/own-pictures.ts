import type { Brand } from '@consorcio/shared/entities';
import { brandVariables } from '@consorcio/shared/theme';
import sharp from 'sharp';
import type { BrandPictures } from '../brands/check/artwork/brand-pictures';
import { drawn, type Picture } from '../brands/check/artwork/picture';
import { firstSeen } from '../brands/check/artwork/seen';
import { type Drawn, type OwnInSocial, photoSize } from './social-image';

/** A partner's favicon for a home screen: a full square, because the system cuts the corners itself. */
export async function touchIconOf(favicon: Picture, tema: Brand['tema']): Promise<Buffer> {
  const ground = (await seenOn([favicon], { tema, corners: 'round' }))?.ground ?? tema.primaryForeground;
  return drawn(favicon, 180, 180).flatten({ background: ground }).png({ compressionLevel: 9 }).toBuffer();
}

/** What a link preview shows of a partner's own pictures. */
export async function ownInSocial(own: BrandPictures['own'], brand: Drawn): Promise<OwnInSocial> {
  const logos = [own['logo.image'] ?? [], own['logo.imageOnDark'] ?? []].flat();
  const [seen, photo] = [await seenOn(logos, brand), own['banner.image.phone']];
  return {
    ...(seen && { logo: await logoOf(seen, brand, photo ? 440 : 720) }),
    ...(photo && { photo: address('jpeg', await photoOf(photo, brand.banner?.image?.focus?.x)) }),
  };
}

/** Link previews are looked at for a moment: a photograph need not be perfect in them. */
export function jpegOf(png: Buffer): Promise<Buffer> {
  return sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

interface Seen {
  readonly logo: Picture;
  readonly ground: string;
}

/** The first colour of the brand on which one of them is seen: the check accepts no logo that is seen on none. */
async function seenOn(logos: readonly Picture[], brand: Pick<Brand, 'tema' | 'corners'>): Promise<Seen | undefined> {
  const colours = brandVariables(brand);
  for (const name of ['--color-primary', '--color-surface', '--color-page'] as const) {
    const ground = colours[name] ?? '';
    const logo = await firstSeen(logos, ground);
    if (logo) return { logo, ground };
  }
  return undefined;
}

async function logoOf(
  { logo, ground }: Seen,
  { tema }: Drawn,
  widest: number,
): Promise<NonNullable<OwnInSocial['logo']>> {
  const ratio = logo.width / logo.height;
  const highest = logo.source === undefined ? Math.min(200, 1.5 * logo.height) : 200; // pixels become blurred
  const width = Math.round(Math.min(widest, highest * ratio));
  const height = Math.round(width / ratio);
  const href = address('png', await drawn(logo, width, height).png().toBuffer());
  return { href, width, height, ...(ground !== tema.primaryBackground.toLowerCase() && { plate: ground }) };
}

/** The part of a picture around its focus. */
function photoOf(picture: Picture, focus = 50): Promise<Buffer> {
  const { width, height } = photoSize;
  const whole = Math.round((height * picture.width) / picture.height);
  const left = Math.round(Math.min(Math.max((whole * focus) / 100 - width / 2, 0), whole - width));
  return drawn(picture, whole, height).extract({ left, top: 0, width, height }).jpeg({ quality: 90 }).toBuffer();
}

function address(kind: 'png' | 'jpeg', picture: Buffer): string {
  return `data:image/${kind};base64,${picture.toString('base64')}`;
}
