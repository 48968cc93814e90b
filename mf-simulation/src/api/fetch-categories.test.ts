import { aBrand, aCategory, fakeHttp } from '@consorcio/shared/testing';
import { fetchCategories } from './fetch-categories';

const callOver = (body: unknown) => ({
  http: fakeHttp(() => body),
  brand: aBrand(),
  signal: new AbortController().signal,
});

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

it('gives the categories of the company', async () => {
  const call = callOver({ data: [aCategory()] });
  await expect(fetchCategories(call, { empresaID: 7 })).resolves.toEqual([aCategory()]);
  expect(call.http.calls).toEqual([{ method: 'GET', path: '/api/categoria', sent: { empresaID: 7 } }]);
  expect(warn).not.toHaveBeenCalled();
});

it('only warns about an empty list', async () => {
  await expect(fetchCategories(callOver({ data: [] }), { empresaID: 7 })).resolves.toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('company 7'));
});

it.each([[null], [{}], [{ data: [{ categoriaID: 'x' }] }], ['<html>']])('refuses %j', async (body) => {
  await expect(fetchCategories(callOver(body), { empresaID: 7 })).rejects.toMatchObject({ code: 'contract.mismatch' });
});
