import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { keptFact } from './kept-picture';
import { Unfit } from './unfit';

/** What a partner drew, read and safe to draw. Sizes in px; those of an SVG are of its viewBox. */
export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** Of an SVG, without its size. */
  readonly source?: string;
}

const KIB = 1024;
/** No more is looked into: an SVG is served as it is. */
const LONGEST = { svg: 20 * KIB, pixels: 10 * KIB * KIB };
const MOST_PIXELS = 24_000_000;

type Read = Omit<Picture, 'content'> | Pick<Unfit, 'what' | 'fix'>;

/** Reads a file, or throws `Unfit`. */
export async function readPicture(path: string): Promise<Picture> {
  const ending = extname(path).slice(1);
  const longest = ending === 'svg' ? LONGEST.svg : LONGEST.pixels;
  const { size } = statSync(path);
  if (size > longest) throw new Unfit(`has ${kib(size)} KiB, of at most ${kib(longest)}`, 'Export it smaller.');
  const content = readFileSync(path);
  const read = await keptFact<Read>(content, ['read', ending], () =>
    (ending === 'svg' ? readDrawing(content) : readPixels(content, ending)).catch((error) => {
      if (!(error instanceof Unfit)) throw error;
      return { what: error.what, fix: error.fix };
    }),
  );
  if ('what' in read) throw new Unfit(read.what, read.fix);
  return { content, ...read };
}

/** A picture in some size. What does not have its proportions is cut off. */
export function drawn({ content, source }: Pick<Picture, 'content' | 'source'>, width: number, height: number): Sharp {
  const pixels =
    source === undefined
      ? sharp(content).autoOrient()
      : sharp(sized(source, width, height), { limitInputPixels: MOST_PIXELS }); // a style may say another size
  return pixels.resize(width, height);
}

function sized(source: string, width: number, height: number): Buffer {
  return Buffer.from(source.replace('<svg', `<svg width="${width}" height="${height}"`));
}

async function readDrawing(content: Buffer): Promise<Read> {
  const { readSvg } = await import('./read-svg'); // a DOM takes a second to load
  const { width, height, source, embedded } = readSvg(content);
  for (const pixels of embedded) await readPixels(Buffer.from(pixels, 'base64'));
  await drawn({ content, source }, 64, 64).stats().catch(unreadable);
  return { width, height, source };
}

export function kib(bytes: number): number {
  return Math.ceil(bytes / KIB);
}

/** What files begin with. The library would also read others, such as an SVG. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
};

async function readPixels(content: Buffer, ending?: string): Promise<Read> {
  const start = content.toString('latin1', 0, 16);
  const found = Object.keys(beginnings).find((name) => beginnings[name]?.test(start));
  if (found === undefined || (ending !== undefined && ending !== found))
    throw new Unfit(`is not a ${ending ?? 'picture'} file inside`, 'Export it again, or give it the right ending.');
  const { autoOrient, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata().catch(unreadable);
  if (pages > 1 || isAnimatedPng(content)) throw new Unfit('is animated', 'Write a still picture.');
  if (autoOrient.width * autoOrient.height > MOST_PIXELS)
    throw new Unfit('has more than 24 megapixels', 'Export it smaller.');
  await sharp(content).stats().catch(unreadable);
  return { width: autoOrient.width, height: autoOrient.height };
}

function unreadable(): never {
  throw new Unfit('cannot be drawn', 'Export it again.');
}

/** The library shows only the first picture of one. Its number of pictures is written before the first. */
function isAnimatedPng(content: Buffer): boolean {
  return content.subarray(0, content.indexOf('IDAT')).includes('acTL');
}
