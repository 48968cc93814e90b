import { aBrand, aCategory, fakeHttp } from '@consorcio/shared/testing';
import { fetchCategories } from './fetch-categories';

const callWith = (body: unknown) => ({
  http: fakeHttp(() => body),
  brand: aBrand(),
  signal: new AbortController().signal,
});

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

it('returns the categories of the company', async () => {
  const call = callWith({ data: [aCategory()] });
  await expect(fetchCategories(call, { empresaID: 7 })).resolves.toEqual([aCategory()]);
  expect(call.http.calls).toEqual([{ method: 'GET', path: '/api/categoria', sent: { empresaID: 7 } }]);
  expect(warn).not.toHaveBeenCalled();
});

it('accepts an empty list, with a warning', async () => {
  await expect(fetchCategories(callWith({ data: [] }), { empresaID: 7 })).resolves.toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('company 7'));
});

it.each([[null], [{}], [{ data: [{ categoriaID: 'x' }] }], ['<html>']])(
  'rejects a malformed response: %j',
  async (body) => {
    await expect(fetchCategories(callWith(body), { empresaID: 7 })).rejects.toMatchObject({
      code: 'contract.mismatch',
    });
  },
);
