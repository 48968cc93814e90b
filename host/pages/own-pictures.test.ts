import type { Brand } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import sharp from 'sharp';
import type { BrandPictures } from '../brands/check/artwork/brand-pictures';
import { named } from '../brands/hashed-picture';
import { brandImages } from './brand-images';
import { withRasteriser } from './rasteriser';

const tema = { background: '#f0f0f0', primaryBackground: '#0b6b4f', primaryForeground: '#ffffff' };

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

async function picture(width: number, height: number, background: string) {
  return { width, height, content: await plain(width, height, background).png().toBuffer() };
}

async function imagesOf(own: BrandPictures['own'], overrides: Partial<Brand> = {}) {
  const icon = own.favicon && named('kmv', 'png', own.favicon.content);
  const brand = aBrand({ id: 'kmv', tema, ...overrides });
  return withRasteriser((open) => brandImages(brand, open, { artwork: null, files: [], icon, own }));
}

/** The colour at a place, as #rrggbb. A JPEG is nearly of the colour. */
async function colourAt({ content }: { content: string | Buffer }, left: number, top: number) {
  const one = sharp(Buffer.from(content)).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await one.raw().toBuffer()).toString('hex')}`;
}

it.each([
  ['on the colour of the brand, if it is seen there', '#ffffff', '#0b6b4f'],
  ['on white, if it is not', '#0b6b50', '#ffffff'],
])('shows a favicon with transparent edges on a home screen %s', async (_, colour, ground) => {
  const sign = await plain(100, 100, colour).extend({ top: 50, bottom: 50, left: 50, right: 50, background: '#0000' });
  const favicon = { width: 200, height: 200, content: await sign.png().toBuffer() };
  const { icon, touchIcon } = await imagesOf({ favicon });
  expect(icon).toEqual(named('kmv', 'png', favicon.content));
  expect([await colourAt(touchIcon, 0, 0), await colourAt(touchIcon, 90, 90)]).toEqual([ground, colour]);
  expect(await sharp(Buffer.from(touchIcon.content)).metadata()).toMatchObject({ width: 180, height: 180 });
});

it('draws the icons of its sign for a brand with other pictures', async () => {
  const [own, drawn] = [await imagesOf({ avatar: await picture(72, 72, '#ffffff') }), await imagesOf({})];
  expect([own.icon, own.touchIcon]).toEqual([drawn.icon, drawn.touchIcon]);
});

it.each([
  ['on its colour', ['#ffd400'], '#ffd400', '#0b6b4f'],
  ['on its colour, in the form for it', ['#0b6b50', '#ffd400'], '#ffd400', '#0b6b4f'],
  ['on a card, if it is not seen there', ['#0b6b50'], '#0b6b50', '#ffffff'],
])('shows the logo of a brand in link previews %s', async (_, [first = '', second], shown, around) => {
  const own = {
    'logo.image': await picture(400, 200, first),
    ...(second && { 'logo.imageOnDark': await picture(400, 200, second) }),
  };
  const { social } = await imagesOf(own);
  expect([await colourAt(social, 300, 250), await colourAt(social, 530, 300)]).toEqual([shown, around]);
});

it('shows the picture of a banner in link previews, around its focus, fading into the colour of the brand', async () => {
  const [left, right] = await Promise.all(['#ff0000', '#0000ff'].map((half) => plain(600, 600, half).png().toBuffer()));
  const content = await plain(1200, 600, '#fff')
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 600, top: 0 },
    ])
    .png()
    .toBuffer();
  const shownAround = async (x: number) => {
    const image = { alt: 'Um carro', phone: 'a.png', desktop: 'b.png', focus: { x, y: 50 } };
    const { social } = await imagesOf(
      { 'banner.image.phone': { width: 1200, height: 600, content } },
      { banner: { titulo: 'Oi', texto: 'Oi', motif: 'dots', image } },
    );
    expect(social.file).toMatch(/\.jpg$/);
    expect(social.content.length).toBeLessThan(100 * 1024);
    return [await colourAt(social, 20, 100), await colourAt(social, 1000, 100)];
  };
  expect(await shownAround(0)).toEqual([tema.primaryBackground, expect.stringMatching(/^#[d-f].[01]/)]);
  expect(await shownAround(100)).toEqual([tema.primaryBackground, expect.stringMatching(/^#[01]...[d-f]/)]);
});
