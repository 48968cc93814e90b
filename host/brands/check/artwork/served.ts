import type { ServedPicture } from '@consorcio/shared/entities';
import { type Image, named } from '../../hashed-picture';
import { keptOf } from './kept-picture';
import { drawn, type Picture } from './picture';
import type { Role } from './roles';

/** A picture as the host serves it. */
export interface Served {
  readonly picture: ServedPicture;
  readonly files: readonly Image[];
}

interface Form {
  readonly ending: string;
  readonly format: 'png' | 'webp' | 'jpeg';
  /** From the best to the smallest: the first one that is small enough is used. */
  readonly options: readonly object[];
}

/** The second form is for browsers that know it. */
const forms: Readonly<Record<Role['kind'], readonly [Form, Form]>> = {
  drawing: [
    { ending: 'png', format: 'png', options: [{ effort: 10 }, { effort: 10, palette: true }] },
    { ending: 'webp', format: 'webp', options: [{ effort: 6, lossless: true }, { effort: 6 }] },
  ],
  photograph: [
    { ending: 'jpg', format: 'jpeg', options: [80, 65, 50].map((quality) => ({ quality, mozjpeg: true })) },
    { ending: 'webp', format: 'webp', options: [75, 60, 45].map((quality) => ({ quality, effort: 6 })) },
  ],
};

/** A picture of the brand `id` in the size in which it is seen, without what cameras and programs write into it. */
export async function served(id: string, picture: Picture, role: Role): Promise<Served> {
  const size = sizeOf(picture, role);
  const address = ({ file }: Image) => `/${file}`;
  if (picture.source !== undefined) {
    const image = named(id, 'svg', picture.content);
    return { picture: { src: address(image), ...size }, files: [image] };
  }
  const encode = async (form: Form) => named(id, form.ending, await encoded(picture, size, form, role));
  const [first, second] = forms[role.kind];
  const [src, modern] = await Promise.all([encode(first), encode(second)]);
  return modern.content.length < src.content.length
    ? { picture: { src: address(src), modern: address(modern), ...size }, files: [src, modern] }
    : { picture: { src: address(src), ...size }, files: [src] };
}

type Size = Pick<ServedPicture, 'width' | 'height'>;

function sizeOf({ width, height, source }: Picture, { side, served: most, proportions }: Role): Size {
  const ratio = typeof proportions === 'number' ? proportions : width / height;
  const length = Math.min(most, source === undefined ? { width, height }[side] : most);
  return side === 'width'
    ? { width: length, height: Math.round(length / ratio) }
    : { width: Math.round(length * ratio), height: length };
}

function encoded(picture: Picture, { width, height }: Size, form: Form, { kind, limit }: Role): Promise<Buffer> {
  return keptOf(picture.content, [width, height, form, kind, limit], async () => {
    const pixels = drawn(picture, width, height);
    if (kind === 'photograph') pixels.flatten({ background: '#fff' }); // JPEG has no transparency
    let content = Buffer.alloc(0);
    for (const options of form.options) {
      content = await pixels.clone().toFormat(form.format, options).toBuffer();
      if (content.length <= limit) break;
    }
    return content;
  });
}
