import { createHash } from 'node:crypto';
import type { Brand } from '@consorcio/shared/entities';
import { kept } from '@consorcio/shared/webpack/kept';
import { servedNames } from '../brands/served-names';
import { brandIcon, touchIcon } from './brand-icon';
import { codeOfPages } from './code-of-pages';
import type { OpenRasteriser, Rasteriser } from './rasteriser';
import { type Drawn, socialImage, socialSize } from './social-image';

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

/** Draws the pictures of a brand, if no earlier build did. */
export async function brandImages(
  { id, nome, assinatura, tema, logo, corners, banner }: Brand,
  open: OpenRasteriser,
): Promise<BrandImages> {
  // No picture can show what is not in here.
  const drawn: Drawn = { nome, assinatura, tema, logo, corners, banner };
  const draw = (name: string, work: (rasteriser: Rasteriser) => Promise<Buffer>) =>
    kept([codeOfPages(), name, JSON.stringify(drawn)], async () => work(await open()));
  const [touch, social] = await Promise.all([
    draw('touch icon', ({ png }) => png(touchIcon(drawn), 180)),
    draw('social', ({ png, widthOf }) => png(socialImage(drawn, widthOf), socialSize.width)),
  ]);
  return {
    icon: named(id, 'svg', brandIcon(drawn)),
    touchIcon: named(id, 'png', touch),
    social: named(id, 'png', social),
  };
}

function named(id: string, ending: string, content: string | Buffer): Image {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { file: `${servedNames.pictures.name}/${id}.${hash}.${ending}`, content };
}
