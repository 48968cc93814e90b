import { aBrand } from '@consorcio/shared/testing';
import { escaped } from '../pages/escaped';
import { shownBrand } from './preview-state';

const tag = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;

it('reads from the page what a crawler reads', () => {
  const html = [
    tag('title', 'Pão & <b>mel</b>'),
    tag('description', '"Simule"'),
    tag('url', 'https://simule.alvo.example/kmv'),
    tag('image', 'https://simule.alvo.example/brands/kmv.aa.png'),
  ].join('\n');

  expect(shownBrand(aBrand({ routes: ['/kmv'] }), html)).toMatchObject({
    route: '/kmv',
    link: {
      title: 'Pão & <b>mel</b>',
      description: '"Simule"',
      address: 'https://simule.alvo.example/kmv',
      picture: '/brands/kmv.aa.png',
    },
  });
});

it('measures every pair of colours, and knows that a brand may have no route', () => {
  const { contrasts, route } = shownBrand(aBrand({ routes: [], hosts: ['km.example'] }), '');

  expect(contrasts.length).toBeGreaterThan(30);
  expect(contrasts.every(({ ratio, needed }) => ratio >= needed)).toBe(true);
  expect(route).toBeUndefined();
});
