import { pageFacts } from './page-facts';

const brandPage = (brand: object, more = '') =>
  `<script defer src="/main.js" integrity="sha384-A" crossorigin></script>${more}<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

it('reads from the brand in a page who may frame it and whether it has a container of tags', () => {
  expect(pageFacts(brandPage({ isApp: true, trackingId: 'GTM-ABC123' }))).toMatchObject({
    hasBrand: true,
    isApp: true,
    hasTagManager: true,
  });
  expect(pageFacts(brandPage({ id: 'home' }))).toMatchObject({ hasBrand: true, isApp: false, hasTagManager: false });
  expect(pageFacts('<p>Página não encontrada</p>').hasBrand).toBe(false);
});

it('hashes the scripts and styles in a page, but not data', () => {
  const html = brandPage({}, '<style>a{}</style><script>a()</script><script type="module">b()</script>');

  expect(pageFacts(html)).toMatchObject({
    scriptHashes: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='", expect.stringMatching(/^'sha256-.{43}='$/)],
    styleHashes: [expect.stringMatching(/^'sha256-.{43}='$/)],
  });
});
