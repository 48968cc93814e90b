import { drawQr } from './draw-qr';

it.each(['', ' \n'])('refuses an empty text: %j', (text) => {
  expect(() => drawQr(text)).toThrow('There is no text');
});

it('refuses a text that is too long for a QR code', () => {
  expect(() => drawQr('x'.repeat(2_953))).not.toThrow();
  expect(() => drawQr('x'.repeat(2_954))).toThrow('Data too long');
});

it('leaves four empty modules around the code', () => {
  const { side, path } = drawQr('PIX');
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    y: Number(y),
  }));
  expect(side).toBe(21 + 8);
  expect(Math.min(...corners.map(({ left }) => left))).toBe(4);
  expect(Math.max(...corners.map(({ right }) => right))).toBe(25);
  expect(Math.min(...corners.map(({ y }) => y))).toBe(4);
  expect(Math.max(...corners.map(({ y }) => y))).toBe(24);
});
