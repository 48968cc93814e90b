import { drawQr } from './draw-qr';
import { barsIn, readQr } from './testing/read-qr';

it.each(['', ' \n'])('refuses an empty text: %j', (text) => {
  expect(() => drawQr(text)).toThrow('There is no text');
});

it('refuses a text that is too long for a QR code', () => {
  expect(() => drawQr('x'.repeat(2_953))).not.toThrow();
  expect(() => drawQr('x'.repeat(2_954))).toThrow('Data too long');
});

it('leaves four empty modules around the code', () => {
  const { side, path } = drawQr('PIX');
  const bars = barsIn(path);
  expect(side).toBe(21 + 8);
  expect(Math.min(...bars.map(({ x }) => x))).toBe(4);
  expect(Math.max(...bars.map(({ x, width }) => x + width))).toBe(25);
  expect(Math.min(...bars.map(({ y }) => y))).toBe(4);
  expect(Math.max(...bars.map(({ y }) => y))).toBe(24);
});

it('draws the text, and nothing else', () => {
  const drawing = drawQr('PIX');

  expect(readQr(drawing)).toBe('PIX');
  expect(drawing.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
});

it('joins neighbours to one bar, so that no gap shows between them', () => {
  const bars = barsIn(drawQr('PIX').path);
  const touching = bars.filter(({ x, y, width }) => bars.some((other) => other.y === y && other.x === x + width));

  expect(touching).toEqual([]);
});
