import type { Brand } from '@consorcio/shared/entities';
import { kept } from '@consorcio/shared/webpack/kept';
import type { BrandPictures } from '../brands/check/artwork/brand-pictures';
import { type Image, named } from '../brands/hashed-picture';
import { brandIcon, touchIcon } from './brand-icon';
import { codeOfPages } from './code-of-pages';
import type { OpenRasteriser, Rasteriser } from './rasteriser';
import { type Drawn, socialImage, socialSize } from './social-image';

export interface BrandImages {
  readonly icon: Image;
  readonly touchIcon: Image;
  readonly social: Image;
}

/** Draws the pictures of a brand, if no earlier build did. `pictures`: its own ones. */
export async function brandImages(brand: Brand, open: OpenRasteriser, pictures?: BrandPictures): Promise<BrandImages> {
  const { id, nome, assinatura, tema, logo, corners, banner } = brand;
  // No picture can show what is not in here.
  const drawn: Drawn = { nome, assinatura, tema, logo, corners, banner };
  const { icon = named(id, 'svg', brandIcon(drawn)), own = {} } = pictures ?? {};
  const contents = Object.entries(own).flatMap(([field, { content }]) => [field, content]);
  const draw = (name: string, work: (rasteriser: Rasteriser) => Promise<Buffer>) =>
    kept([codeOfPages(), name, JSON.stringify(drawn), ...contents], async () => work(await open()));
  const [touch, social] = await Promise.all([
    draw('touch icon', async ({ png }) =>
      own.favicon ? (await ownPictures()).touchIconOf(own.favicon, tema) : png(touchIcon(drawn), 180),
    ),
    draw('social', async ({ png, widthOf }) => {
      if (!pictures) return png(socialImage(drawn, widthOf), socialSize.width);
      const { jpegOf, ownInSocial } = await ownPictures();
      const picture = await png(socialImage(drawn, widthOf, await ownInSocial(own, drawn)), socialSize.width);
      return own['banner.image.phone'] ? jpegOf(picture) : picture;
    }),
  ]);
  return {
    icon,
    touchIcon: named(id, 'png', touch),
    social: named(id, own['banner.image.phone'] ? 'jpg' : 'png', social),
  };
}

/** What reads a partner's pictures takes long to load. */
const ownPictures = () => import('./own-pictures');
