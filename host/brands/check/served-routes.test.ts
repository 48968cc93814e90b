import { aBrand } from '@consorcio/shared/testing';
import { renderPages } from '../../pages/render-pages';
import { servedNames } from '../../serving/served-names';
import { reservedRoute } from './served-routes';

jest.mock('../../src/page/page-shell', () => ({ renderShell: () => ({ head: '', body: '' }) }));
jest.mock('../../pages/brand-images', () => ({
  ...jest.requireActual('../../pages/brand-images'),
  brandImages: async () => () => {
    const image = (file: string) => ({ file: `brands/${file}`, content: '' });
    return { icon: image('a.svg'), touchIcon: image('b.png'), social: image('c.png') };
  },
}));

it('reserves every name that the host serves at its root beside the pages of brands', async () => {
  const brand = aBrand({ routes: ['/', '/kmv'], hosts: ['km.example'] });
  const files = await renderPages([{ brand }], { scripts: [], hashes: {}, font: 'figtree.woff2' });
  const names = [...files.keys()].map((file) => file.replace(/[./].*/, '')).filter((name) => name !== 'index');

  expect(new Set(names)).toEqual(new Set(['brands', 'kmv', 'hosts', 'tags', '404']));
  for (const name of names.filter((name) => name !== 'kmv')) expect(reservedRoute(`/${name}`)).toBeDefined();
});

it('leaves all other routes to brands', () => {
  for (const route of ['/', '/kmv', '/brands-de-mais', 5]) expect(reservedRoute(route)).toBeUndefined();
  for (const { name } of Object.values(servedNames))
    expect(reservedRoute(`/${name}`)?.content).toMatch(/^the host serves /);
});
