import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Colours of a picture of an interface that nobody misses: it has few, and many shades where letters are smoothed. */
const PALETTE = 256;

/**
 * Makes a screenshot a third as large: one byte a pixel, out of a palette of its own. Takes what Chromium writes: eight
 * bits a channel, no transparency, not interlaced.
 */
export function smallPng(png: Buffer): Buffer {
  const { width, height, colours } = readPng(png);
  const palette = paletteOf(colours);
  const indexOf = nearestIn(palette);
  const rows = Buffer.alloc(height * (width + 1)); // each row begins with its filter: none
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexOf(colours[y * width + x] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits, indexed
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channelsOf(colour)))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** One number a pixel: 0xrrggbb. */
  readonly colours: Uint32Array;
}

function readPng(png: Buffer): Picture {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.[8] !== 8 || header[9] !== 2 || header[12] !== 0)
    throw new Error('This is no PNG as Chromium writes it.');
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const bytes = unfilter(inflateSync(Buffer.concat(packed)), width * 3, height);
  const colours = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colours.length; pixel += 1) colours[pixel] = bytes.readUIntBE(pixel * 3, 3);
  return { width, height, colours };
}

function chunksOf(png: Buffer): { readonly type: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return chunks;
}

/** Undoes the filters of the rows: each byte was written as its difference from its neighbours. */
function unfilter(rows: Buffer, stride: number, height: number): Buffer {
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= 3 ? (bytes[at - 3] ?? 0) : 0;
      const above = y > 0 ? (bytes[at - stride] ?? 0) : 0;
      const corner = x >= 3 && y > 0 ? (bytes[at - stride - 3] ?? 0) : 0;
      bytes[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner);
    }
  }
  return bytes;
}

function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter < 4) return [0, left, above, (left + above) >> 1][filter] ?? 0;
  const far = (value: number) => Math.abs(left + above - corner - value);
  if (far(left) <= far(above) && far(left) <= far(corner)) return left;
  return far(above) <= far(corner) ? above : corner;
}

type Counted = readonly [colour: number, count: number];

interface Box {
  readonly colours: readonly Counted[];
  /** The channel in which the colours differ most. */
  readonly shift: number;
  /** How much a cut improves the picture: by how much the colours differ, and over how many pixels. */
  readonly worth: number;
}

/** Median cut: the box most worth it is cut in two, until there are enough boxes. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = [boxOf([...counts])];
  while (boxes.length < PALETTE) {
    const box = boxes.reduce((one, other) => (other.worth > one.worth ? other : one));
    if (box.worth === 0) break;
    const sorted = [...box.colours].sort(([one], [other]) => channel(one, box.shift) - channel(other, box.shift));
    const middle = Math.ceil(sorted.length / 2);
    boxes.splice(boxes.indexOf(box), 1, boxOf(sorted.slice(0, middle)), boxOf(sorted.slice(middle)));
  }
  // Of each box its most frequent colour, so that large areas keep theirs exactly.
  return boxes.map((box) => box.colours.reduce((one, other) => (other[1] > one[1] ? other : one))[0]);
}

function boxOf(colours: readonly Counted[]): Box {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  const ranges = [16, 8, 0].map((shift) => {
    const values = colours.map(([colour]) => channel(colour, shift));
    return { shift, range: Math.max(...values) - Math.min(...values) };
  });
  const { shift, range } = ranges.reduce((one, other) => (other.range > one.range ? other : one));
  return { colours, shift, worth: range * pixels ** 0.4 };
}

function nearestIn(palette: readonly number[]): (colour: number) => number {
  const known = new Map<number, number>();
  return (colour) => {
    const before = known.get(colour);
    if (before !== undefined) return before;
    const distances = palette.map((candidate) =>
      [16, 8, 0].reduce((sum, shift) => sum + (channel(candidate, shift) - channel(colour, shift)) ** 2, 0),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    known.set(colour, nearest);
    return nearest;
  };
}

function channel(colour: number, shift: number): number {
  return (colour >> shift) & 0xff;
}

function channelsOf(colour: number): number[] {
  return [16, 8, 0].map((shift) => channel(colour, shift));
}
