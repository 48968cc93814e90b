import fc from 'fast-check';
import { fingerprint } from './fingerprint';

describe('fingerprint', () => {
  it('is the same for the same text and short', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fingerprint(text)).toBe(fingerprint(text));
        expect(fingerprint(text)).toMatch(/^[0-9a-z]{2,14}$/);
      }),
    );
  });

  it('distinguishes texts that differ in one place, in order or in length', () => {
    const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', '{"renda":1}', '{"renda":2}', 'Ana', 'ana', 'Aná', 'aAn'];

    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });

  it('distinguishes as many creations as a journey could ever have', () => {
    const creations = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ nome: 'Ana', renda: index }));

    expect(new Set(creations.map(fingerprint)).size).toBe(creations.length);
  });
});
