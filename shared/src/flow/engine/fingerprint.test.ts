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

  it('tells texts apart that differ in one place, in order or in length', () => {
    const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', '{"renda":1}', '{"renda":2}', 'Ana', 'ana', 'Aná', 'aAn'];

    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });

  it('tells apart as many wishes as a journey could ever have', () => {
    const wishes = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ nome: 'Ana', renda: index }));

    expect(new Set(wishes.map(fingerprint)).size).toBe(wishes.length);
  });
});
