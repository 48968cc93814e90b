import { contentTypes } from './content-types';

it('says the encoding of each kind of text', () => {
  const texts = Object.values(contentTypes).filter((type) => /^text\/|json/.test(type));
  expect(texts.length).toBeGreaterThan(0);
  for (const type of texts) expect(type).toMatch(/; charset=utf-8$/);
});
