import { createHash } from 'node:crypto';
import type { Brand } from '@consorcio/shared/entities';
import { servedNames } from '../brands/served-names';
import { brandIcon, touchIcon } from './brand-icon';
import { type Rasteriser, withRasteriser } from './rasteriser';
import { socialImage, socialSize } from './social-image';

/** The file name contains a hash of the content, so browsers may cache the file for ever. */
export interface Image {
  readonly file: string;
  readonly content: string | Buffer;
}

export interface BrandImages {
  readonly icon: Image;
  readonly touchIcon: Image;
  readonly social: Image;
}

/** By everything that the pictures show. A build in watch mode, and a server that swaps pages, draw each picture once. */
const drawn = new Map<string, BrandImages>();

export async function brandImages(brands: readonly Brand[]): Promise<(brand: Brand) => BrandImages> {
  const missing = brands.filter((brand) => !drawn.has(keyOf(brand)));
  if (missing.length > 0) {
    await withRasteriser(async (rasteriser) => {
      for (const brand of missing) drawn.set(keyOf(brand), await draw(brand, rasteriser));
    });
  }
  return (brand) => {
    const images = drawn.get(keyOf(brand));
    if (!images) throw new Error(`The pictures of ${brand.id} were not drawn. Pass the brand to brandImages first.`);
    return images;
  };
}

async function draw(brand: Brand, { png, widthOf }: Rasteriser): Promise<BrandImages> {
  return {
    icon: named(brand, 'svg', brandIcon(brand)),
    touchIcon: named(brand, 'png', await png(touchIcon(brand), 180)),
    social: named(brand, 'png', await png(socialImage(brand, widthOf), socialSize.width)),
  };
}

function named({ id }: Brand, ending: string, content: string | Buffer): Image {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { file: `${servedNames.pictures.name}/${id}.${hash}.${ending}`, content };
}

function keyOf({ id, nome, assinatura, tema, logo, corners, banner }: Brand): string {
  return JSON.stringify([id, nome, assinatura, tema, logo, corners, banner?.motif]);
}
