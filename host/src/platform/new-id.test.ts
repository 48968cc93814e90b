import * as z from 'zod/mini';
import { newId } from './new-id';

it('makes unique UUIDs, also without randomUUID', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 2_000 }, newId);

  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
