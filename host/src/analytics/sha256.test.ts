import vectors from '@consorcio/shared/testing/vectors/google_user_data_hash.json';
import { sha256 } from './sha256';

describe('sha256', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([...vectors.email, ...vectors.phone])('hashes $normalised', async ({ normalised, sha256: digest }) => {
    await expect(sha256(normalised)).resolves.toBe(digest);
  });

  it.each([
    ['without cryptography', {}],
    ['without a crypto object', undefined],
  ])('returns undefined %s', async (_, crypto) => {
    jest.replaceProperty(globalThis, 'crypto', crypto as Crypto);

    await expect(sha256('fulanodasilva@gmail.com')).resolves.toBeUndefined();
  });
});
