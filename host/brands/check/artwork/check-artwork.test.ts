import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { checkBrandFolder } from '../../check-brand-folder';
import { withFolder } from '../../testing/a-folder';
import { home, kmv } from '../testing/home-file';

const { path, put } = withFolder();

const svg = (body: string, size = 'viewBox="0 0 240 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`;
const block = (colour: string) => `<path fill="${colour}" d="M0 0h240v60H0z"/>`;
const plain = (width: number, height: number, background = '#b3202a') =>
  sharp({ create: { width, height, channels: 4, background } });
const png = (width: number, height: number, background?: string) => plain(width, height, background).png().toBuffer();
/** So much detail that no form of it is small. */
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 90, mean: 128 } },
  });

const image = { alt: 'Um carro', phone: 'phone.jpg', desktop: 'desktop.webp' };
const fields = {
  ...kmv,
  logo: { ...kmv.logo, image: 'logo.svg' },
  ...{ avatar: 'avatar.png', favicon: 'favicon.png' },
  banner: { titulo: 'Oi', texto: 'Oi', motif: 'dots', image },
};

type Files = Readonly<Record<string, string | Buffer | Promise<Buffer>>>;
let good: Files;
beforeAll(() => {
  good = {
    'logo.svg': svg(block('#b3202a')),
    'avatar.png': png(200, 200),
    'favicon.png': png(180, 180),
    'phone.jpg': plain(1000, 500).withMetadata().jpeg().toBuffer(),
    'desktop.webp': plain(1400, 350).webp().toBuffer(),
  };
});

async function check(brand: object = fields, files: Files = {}, overriding: object = {}) {
  put('brands/home.json', home);
  put('brands/kmv.json', JSON.stringify(brand, null, 2));
  mkdirSync(path('over'), { recursive: true });
  for (const [name, content] of Object.entries({ ...good, ...files })) put(`brands/kmv/${name}`, await content);
  for (const [name, content] of Object.entries(overriding)) put(`over/${name}`, await content);
  const { brands, problems } = await checkBrandFolder(path('brands'), path('over'));
  return { problems: problems.map((line) => line.replaceAll(path('/'), '')), pictures: brands[1]?.pictures, brands };
}

it('serves good pictures in two forms of the size in which they are seen, by names with hashes', async () => {
  const { problems, brands, pictures } = await check();
  expect(problems).toEqual([]);
  const address = (ending: string) => expect.stringMatching(new RegExp(`^/brands/kmv\\.[0-9a-f]{16}\\.${ending}$`));
  const both = (src: string, modern: string) => ({ src: address(src), modern: address(modern) });
  expect(brands[1]?.brand.artwork).toEqual({
    logo: { src: address('svg'), width: 432, height: 108 },
    avatar: { ...both('png', 'webp'), width: 108, height: 108 },
    banner: {
      phone: { ...both('jpg', 'webp'), width: 984, height: 492 },
      desktop: { ...both('jpg', 'webp'), width: 1376, height: 344 },
    },
  });
  const addresses = JSON.stringify(brands[1]?.brand.artwork).match(/brands\/[^"]+/g);
  expect(pictures?.files.map(({ file }) => file)).toEqual(addresses);
  const sizes = await Promise.all(
    (pictures?.files ?? []).map(async ({ content }) => {
      const { width, height, exif } = await sharp(Buffer.from(content)).metadata();
      return [width, height, exif];
    }),
  );
  expect(sizes.slice(1)).toEqual([
    ...[
      [108, 108],
      [108, 108],
      [984, 492],
      [984, 492],
      [1376, 344],
      [1376, 344],
    ].map((size) => [...size, undefined]),
  ]);
});

it('makes the same files of the same pictures', async () => {
  const shades = ['#b3202a', '#b3202b'].map((colour) => png(300, 300, colour));
  const names = async (avatar: Promise<Buffer> | undefined) =>
    (await check(fields, avatar && { 'avatar.png': avatar })).pictures?.files.map(({ file }) => file);
  const [one, again, other] = [await names(shades[0]), await names(shades[0]), await names(shades[1])];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

const withLogo = (logo: object, others: object = {}) => ({ ...fields, ...others, logo: { ...fields.logo, ...logo } });
const white = svg(block('#fff'));
const unseen = (share: number, bar: string) =>
  `logo.svg is not seen on the bar, ${bar}: only ${share}% of it has a contrast of 3:1, and half of it must. Write the`;
/** White letters beside a red sign of a fifth of the width. */
const halfWhite = svg('<path fill="#b3202a" d="M0 0h48v60H0z"/><path fill="#fff" d="M60 0h180v60H60z"/>');
/** The number of pictures is said between the size and the first picture. */
const animated = async (still: Promise<Buffer>) => {
  const count = Buffer.from('000000086163544c0000000200000000', 'hex');
  const file = await still;
  return Buffer.concat([file.subarray(0, 33), count, Buffer.from('f38d9370', 'hex'), file.subarray(33)]);
};
const frames = [plain(99, 99), plain(99, 99, '#fff')].map((frame) => frame.png().toBuffer());
const moving = async () =>
  sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();

/** What is wrong, the fields, the pictures, and a part of each line. */
it.each<[what: string, brand: object, files: Files, ...lines: readonly string[]]>([
  [
    'no file',
    { ...fields, avatar: 'a.png' },
    {},
    'avatar: brands/kmv/a.png does not exist. Put',
    'kmv/avatar.png: no field of kmv.json names this picture, so nobody sees it. Write',
  ],
  [
    'no file, among other mistakes',
    { ...fields, avatar: 'a.png', nome: '' },
    {},
    'nome is ""',
    'avatar: brands/kmv/a.png does',
    'no field of',
  ],
  [
    'another kind inside',
    fields,
    { 'avatar.png': plain(99, 99).webp().toBuffer() },
    'avatar.png is not a png file inside. Export',
  ],
  ['a drawing with another ending', fields, { 'avatar.png': svg('') }, 'avatar.png is not a png file inside. Export'],
  [
    'half a file',
    fields,
    {
      'phone.jpg': plain(900, 450)
        .jpeg()
        .toBuffer()
        .then((file) => file.subarray(0, 900)),
    },
    'phone.jpg cannot be drawn. Export',
  ],
  ['an animated PNG', fields, { 'avatar.png': animated(png(99, 99)) }, 'avatar.png is animated. Write'],
  ['an animated WebP', fields, { 'desktop.webp': moving() }, 'desktop.webp is animated. Write'],
  ['too many pixels', fields, { 'avatar.png': png(5000, 5000) }, 'avatar.png has more than 24 megapixels. Export'],
  [
    'a long file',
    fields,
    { 'avatar.png': Buffer.alloc(11 << 20) },
    'avatar.png has 11264 KiB, of at most 10240. Export',
  ],
  [
    'a long drawing',
    fields,
    { 'logo.svg': svg(`${block('#b3202a')}<!--${'-'.repeat(20_480)}-->`) },
    'logo.svg has 21 KiB, of at most 20. Export',
  ],
  [
    'a noisy logo',
    withLogo({ image: 'logo.png' }),
    { 'logo.png': noisy(648, 108).png().toBuffer() },
    'KiB when it is served as png, of at most 20. Write',
    'KiB when it is served as webp, of at most 20. Write',
    'logo.svg: no field',
  ],
  [
    'a noisy banner',
    fields,
    { 'phone.jpg': noisy(1000, 500).jpeg().toBuffer() },
    'KiB when it is served as jpg, of at most 60. Write',
  ],
  [
    'a wide logo',
    fields,
    { 'logo.svg': svg('', 'viewBox="0 0 61 10"') },
    'logo.svg is 61 by 10, and has to be one to six times as wide as high. Crop',
  ],
  [
    'a high logo',
    fields,
    { 'logo.svg': svg('', 'viewBox="0 0 9 10"') },
    'logo.svg is 9 by 10, and has to be one to six',
  ],
  [
    'an avatar that is no square',
    fields,
    { 'avatar.png': png(100, 97) },
    'avatar.png is 100 by 97, and has to be as wide as high. Crop',
  ],
  [
    'a favicon that is no square',
    fields,
    { 'favicon.png': png(180, 190) },
    'favicon.png is 180 by 190, and has to be as wide',
  ],
  [
    'banners with the cut of the other',
    { ...fields, banner: { ...fields.banner, image: { ...image, phone: 'desktop.webp', desktop: 'phone.jpg' } } },
    {},
    'desktop.webp is 1400 by 350, and has to be twice as wide as high',
    'phone.jpg is 1000 by 500, and has to be four times as wide as high',
    'phone.jpg has a width of 1000 px, of at least 1376. Export',
  ],
  ['a small avatar', fields, { 'avatar.png': png(71, 71) }, 'avatar.png has a height of 71 px, of at least 72. Export'],
  [
    'a small favicon',
    fields,
    { 'favicon.png': png(179, 179) },
    'favicon.png has a height of 179 px, of at least 180. Export',
  ],
  [
    'a small banner',
    fields,
    { 'phone.jpg': plain(654, 327).jpeg().toBuffer() },
    'phone.jpg has a width of 654 px, of at least 656. Export',
  ],
  [
    'a small and pale logo',
    withLogo({ image: 'logo.png' }),
    { 'logo.png': png(200, 60, '#eeeeee') },
    'logo.png has a height of 60 px, of at least 72',
    'logo.png is not seen on the bar, #ffffff: only 0% of it',
    'logo.svg: no field of',
  ],
  ['a logo that is not seen', fields, { 'logo.svg': white }, unseen(0, '#ffffff')],
  ['a logo with nothing in it', fields, { 'logo.svg': svg('') }, unseen(0, '#ffffff')],
  ['letters that are not seen', fields, { 'logo.svg': halfWhite }, unseen(19, '#ffffff')],
  [
    'a logo that is not seen on the brand',
    withLogo({}, { bar: 'primary' }),
    { 'logo.svg': svg(block('#0b6b50')) },
    unseen(0, '#0b6b4f'),
  ],
  [
    'two logos that are not seen',
    withLogo({ imageOnDark: 'white.svg' }),
    { 'logo.svg': white, 'white.svg': white },
    unseen(0, '#ffffff'),
  ],
  [
    'a picture of no brand',
    fields,
    { '../nobody/logo.png': png(9, 9) },
    'brands/nobody/logo.png: no field of nobody.json names',
  ],
])('refuses in one line each, with a fix: %s', async (_, brand, files, ...lines) => {
  const { problems } = await check(brand, files);
  expect(problems).toEqual(lines.map((line) => expect.stringContaining(line)));
  for (const problem of problems) expect(problem).toMatch(/^brands\/kmv\.json:\d+: |^brands\/\S+: no field/);
});

it.each([
  ['the first one', 'surface', '#b3202a', '#ffffff', 'logo.svg'],
  ['the other one', 'primary', '#0b6b4f', '#ffffff', 'white.svg'],
  ['the first one, if both are', 'primary', '#ffffff', '#eeeeee', 'logo.svg'],
])('shows the logo that is seen on the bar: %s', async (_, bar, first, second, shown) => {
  const files = { 'logo.svg': svg(block(first)), 'white.svg': svg(block(second)) };
  const { problems, pictures } = await check(withLogo({ imageOnDark: 'white.svg' }, { bar }), files);
  expect(problems).toEqual([]);
  expect(String(pictures?.files[0]?.content)).toBe(Object.entries(files).find(([name]) => name === shown)?.[1]);
});

const theirs = svg(block('#123456'));
const theirLogo = { logo: { ...kmv.logo, image: 'new.svg' } };
it.each<[what: string, files: object, shown: string, ...lines: readonly string[]]>([
  ['of the same name', { 'kmv/logo.svg': theirs }, theirs],
  ['that its own file names', { 'kmv/new.svg': theirs, 'kmv.json': theirLogo }, theirs],
  [
    'that no file names, and reports it',
    { 'kmv/new.svg': theirs },
    svg(block('#b3202a')),
    'over/kmv/new.svg: no field',
  ],
])('shows the picture of a deployment %s', async (_, overriding, shown, ...lines) => {
  const { problems, pictures } = await check(fields, {}, overriding);
  expect(problems).toEqual(lines.map((line) => expect.stringContaining(line)));
  expect(String(pictures?.files[0]?.content)).toBe(shown);
});

const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const bomb = (tag: string, use: (id: string) => string) =>
  Array.from({ length: 9 }, (_, level) => `<${tag} id="a${level + 1}">${use(`#a${level}`).repeat(10)}</${tag}>`).join(
    '',
  );
const small =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const href = 'href="http://a.example/a"';

/** What the line says, and what is drawn. */
it.each([
  ['has <script>. Remove that', '<script>alert(1)</script>'],
  ['has onclick of <g>. ', '<g onclick="alert(1)"/>'],
  ['has <a>. ', '<a href="#b"><path/></a>'],
  ['has <a>, javascript:alert(1), xlink:href of <a>. ', '<a xlink:href="javascript:alert(1)"/>'],
  ['has <foreignObject>. ', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
  ['has other.svg#a. ', '<use href="other.svg#a"/>'],
  ['has http://a.example/a. ', `<image ${href}/>`],
  ['has data:image/svg+xml;base64,PHN2Zz4=. ', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['is not a picture file inside. ', '<image href="data:image/png;base64,AAAA"/>'],
  ['has @ in <style>. ', '<style>@import "http://a.example/a.css";</style>'],
  ['has url(http://a.example/a). ', '<style>.a{fill:url(http://a.example/a)}</style>'],
  ['has url(#a) in <style>. ', '<style>.a{fill:url(#a)}</style><pattern id="a"/>'],
  ["has image-set('a.png). ", '<g style="mask:image-set(\'a.png\' 1x)"/>'],
  ['has 72l(http://a.example). ', '<g fill="u\\72l(http://a.example)"/>'],
  ['has <text>. ', '<text>KMV</text>'],
  ['has <animate>. ', '<path><animate attributeName="d"/></path>'],
  ['has http://a.example/a, <feImage>. ', `<filter id="a"><feImage ${href}/></filter>`],
  ['has <x:script>. ', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>'],
  ['has <?xml-stylesheet. Remove it.', `<?xml-stylesheet ${href}?>`],
  ['is too complex to be drawn. Write', bomb('g', (id) => `<use href="${id}"/>`)],
  ['is too complex to be drawn. ', bomb('mask', (id) => `<path mask="url(${id})"/>`)],
  ['is too complex to be drawn. ', '<g id="a"><use href="#a"/></g>'],
  ['is too complex to be drawn. ', '<g>'.repeat(2500) + '</g>'.repeat(2500)],
  ['is too complex to be drawn. ', '<g/>'.repeat(2001)],
  ['has url(#%61). ', '<g fill="url(#%61)"/>'],
  ['cannot be drawn. Export', svg(block('#b3202a'), 'viewBox="0 0 240 60" style="width:32000px;height:8000px"')],
  ['has no viewBox. ', svg('', 'viewBox="0 0 1e400 1e400"')],
  ['has no viewBox. Write viewBox="0 0 <width> <height>".', svg('', 'width="9" height="9"')],
  ['has onload of <svg>. ', svg('', 'viewBox="0 0 9 9" onload="alert(1)"')],
  ['has <!DOCTYPE. Remove it.', entities + svg('&b;')],
  ['is not an SVG file inside. ', '<svg'],
  ['is not an SVG file inside. ', '<svg viewBox="0 0 9 9"/>'],
  ['is not encoded in UTF-8. Save it', Buffer.from(svg('<!-- é -->'), 'latin1')],
  ['is not encoded in UTF-8. ', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`],
])('refuses a drawing that %s', async (found, drawn) => {
  const isFile = /^<(svg|!DOC|\?xml )/.test(String(drawn));
  const { problems } = await check(fields, { 'logo.svg': isFile ? drawn : svg(`${block('#b3202a')}${drawn}`) });
  expect(problems).toEqual([expect.stringContaining(`: logo.image: brands/kmv/logo.svg ${found}`)]);
});

it.each([
  ['of gigantic size', svg(block('#b3202a'), 'width="1e9" height="1e9" viewBox="0 0 240 60"')],
  ['with gigantic numbers', svg(`${block('#b3202a')}<path d="M0 0H1e38V1e38z" fill="none"/>`)],
  [
    'as a drawing program writes it',
    `<?xml version="1.0" encoding="UTF-8"?><!-- Drawn -->${svg(
      `<title>KMV</title><style type="text/css"><![CDATA[.a{fill:url(#b)}]]></style><linearGradient id="c"><stop stop-color="#b3202a"/></linearGradient>
<linearGradient id="b" xlink:href="#c" gradientTransform="matrix(1 0 0 1 0 0)"/><path id="d" class="a" d="M0 0h240v60H0z" data-name="KMV (1)"/><use xlink:href="#d"/><image href="${small}"/>`,
      'version="1.1" baseProfile="tiny" role="img" x="0px" y="0px" viewBox="0 0 240 60" style="enable-background:new 0 0 9 9;" xml:space="preserve"',
    )}`,
  ],
])('serves a drawing %s unchanged', async (_, logo) => {
  const { problems, pictures } = await check(fields, { 'logo.svg': logo });
  expect(problems).toEqual([]);
  expect(String(pictures?.files[0]?.content)).toBe(logo);
});
