import { earlyScript } from './early-script';

it('is at most 1 KiB, can be written into HTML, and needs no other code', () => {
  const script = earlyScript();

  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain('</');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
});
