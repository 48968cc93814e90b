import { createHash } from 'node:crypto';
import { brandIcon, touchIcon } from './brand-icon.mjs';
import { withRasteriser } from './rasteriser.mjs';
import { socialImage, socialSize } from './social-image.mjs';

/**
 * @typedef {import('@consorcio/shared/entities').Brand} Brand
 * @typedef {{ file: string, content: string | Buffer }} Image named after its content, so that it may be kept for ever
 * @typedef {{ icon: Image, touchIcon: Image, social: Image }} BrandImages
 */

/** By all that they show. A build that watches, and a server whose pages are swapped, draw each only once. */
const drawn = new Map();

/**
 * The icon of each brand, that for home screens, and what a link to it looks like.
 * @param {readonly Brand[]} brands
 * @returns {Promise<(brand: Brand) => BrandImages>}
 */
export async function brandImages(brands) {
  const missing = brands.filter((brand) => !drawn.has(keyOf(brand)));
  if (missing.length > 0) {
    await withRasteriser(async (rasteriser) => {
      for (const brand of missing) drawn.set(keyOf(brand), await draw(brand, rasteriser));
    });
  }
  return (brand) => drawn.get(keyOf(brand));
}

async function draw(brand, { png, widthOf }) {
  return {
    icon: named(brand, 'svg', brandIcon(brand)),
    touchIcon: named(brand, 'png', await png(touchIcon(brand), 180)),
    social: named(brand, 'png', await png(socialImage(brand, widthOf), socialSize.width)),
  };
}

function named({ id }, ending, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { file: `brands/${id}.${hash}.${ending}`, content };
}

function keyOf({ id, nome, assinatura, tema, logo, corners, banner }) {
  return JSON.stringify([id, nome, assinatura, tema, logo, corners, banner?.motif]);
}
