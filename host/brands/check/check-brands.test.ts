import { type BrandText, checkBrands } from './check-brands';
import { home } from './testing/home-file';

const kmv = { ...home, id: 'kmv', routes: ['/kmv'], nome: 'Km' };
const livelo = { ...home, id: 'livelo', routes: ['/livelo'], nome: 'Livelo' };

const at = (folder: string, name: string, content: unknown): BrandText => ({
  file: `${folder}/${name}.json`,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});
const own = (name: string, content: unknown) => at('host/brands', name, content);
const over = (name: string, content: unknown) => at('deploy', name, content);

/** The problems of a file next to a valid home brand. */
const problemsOf = (content: unknown, name = 'kmv') => checkBrands([own('home', home), own(name, content)]).problems;
const without = (field: string) => Object.fromEntries(Object.entries(kmv).filter(([name]) => name !== field));

describe('checkBrands', () => {
  it('reports no problem for valid files, and completes them with the defaults', () => {
    const check = checkBrands([own('home', { $schema: './brand.schema.json', ...home }), own('kmv', kmv)]);

    expect(check.problems).toEqual([]);
    expect(check.brands.map(({ file, fields }) => [file, fields])).toEqual([
      ['host/brands/home.json', home],
      ['host/brands/kmv.json', kmv],
    ]);
    expect(check.brands[1]?.brand).toMatchObject({ nome: 'Km', tipoTabela: 'integral', fakeLoadDelay: 1500 });
  });

  it.each<[string, unknown, string]>([
    ['a missing field', without('campanhaId'), 'campanhaId is missing. Write a whole number above 0.'],
    [
      'a missing field inside another',
      { ...kmv, logo: { sign: 'M12 3 21 21H3z', frame: 'tile' } },
      'logo.lettering is missing. Write "plain", "light", "wide", "serif", "mono" or "slanted".',
    ],
    [
      'a bad colour',
      { ...kmv, tema: { ...kmv.tema, background: 'red' } },
      'tema.background is "red". Write the colour of the page as #rrggbb, such as "#f3f6f4".',
    ],
    ['an id in quotes', { ...kmv, empresaId: '97' }, 'empresaId is "97". Write a whole number above 0.'],
    ['a wrong word', { ...kmv, bar: 'glass' }, 'bar is "glass". Write "surface", "primary" or "page".'],
    ['a wrong number', { ...kmv, tipo: 3 }, 'tipo is 3. Write 1 (by credit) or 2 (by instalment).'],
    [
      'a path without its slash',
      { ...kmv, routes: ['/kmv', 'km'] },
      'routes[1] is "km". Write a list of paths, each "/" or "/" with up to 40 small letters, digits and hyphens.',
    ],
    [
      'a long value, which is shortened',
      { ...kmv, nome: `Km\n${'m'.repeat(60)}` },
      `nome is "Km\\n${'m'.repeat(34)}…. Write 1 to 40 characters.`,
    ],
    [
      'a typing error in a name',
      { ...kmv, bannner: null },
      '"bannner" is not a field of a brand. Write "banner", or remove it.',
    ],
    [
      'a typing error in a name inside another',
      { ...kmv, banner: { titulo: 'Oi', texto: 'Oi', motif: 'dots', Textos: 'Oi' } },
      '"banner.Textos" is not a field of a brand. Write "banner.texto", or remove it.',
    ],
    ['an unknown field', { ...kmv, discount: true }, '"discount" is not a field of a brand. Remove it.'],
    [
      'a referral code, which no brand has of its own',
      { ...kmv, referralCode: null },
      '"referralCode" is not a field of a brand. Remove it.',
    ],
    [
      'low contrast',
      { ...kmv, tema: { ...kmv.tema, primaryBackground: '#ffd400', primaryForeground: '#ffffff' } },
      'tema: primaryForeground #ffffff on primaryBackground #ffd400 reaches 1.43:1, and text needs 4.5:1. Darken one of them or lighten the other.',
    ],
    [
      'contrast that would round up to enough',
      { ...kmv, tema: { ...kmv.tema, primaryBackground: '#007dbd', primaryForeground: '#ffffff' } },
      'tema: primaryForeground #ffffff on primaryBackground #007dbd reaches 4.49:1, and text needs 4.5:1. Darken one of them or lighten the other.',
    ],
    [
      'a route that another brand has',
      { ...kmv, routes: ['/kmv', '/'] },
      'routes has "/", and so has that of host/brands/home.json. Leave the route to one of them.',
    ],
    ['a route that it has twice', { ...kmv, routes: ['/a', '/a'] }, 'routes has "/a" twice. Remove one of them.'],
    [
      'no address',
      { ...kmv, routes: [] },
      'routes and hosts are empty, so no visitor can find the brand. Write a path into routes, or a host name into hosts.',
    ],
    [
      'an id that is not the name of the file',
      { ...kmv, id: 'km-de-vantagens' },
      'id is "km-de-vantagens", and the file is called kmv.json. Write "kmv", or rename the file.',
    ],
    [
      'the greeting of referrals',
      { ...kmv, greeting: 'coins' },
      'greeting is "coins". Write "home", "app", "performance", "offer", "property-abandonment", "exclusive", "coupon", "partner" or "app-user".',
    ],
    [
      'an offer without its discount',
      { ...kmv, greeting: 'offer' },
      'desconto is false, and the greeting "offer" promises 50% off the first instalment. Write "desconto": true, or another greeting.',
    ],
    [
      'a banner without its discount',
      { ...kmv, banner: { titulo: '50% na primeira parcela', texto: 'Oi', motif: 'dots' } },
      'desconto is false, and banner mentions 50%. Write "desconto": true, or other words.',
    ],
    [
      'a title without its discount',
      { ...kmv, titulo: 'Km: 50 % de desconto' },
      'desconto is false, and titulo mentions 50%. Write "desconto": true, or other words.',
    ],
    [
      'half instalments that it does not sell',
      { ...kmv, greeting: 'app-user', desconto: true, tipoTabela: 'integral_reduzida' },
      'tipoTabela is "integral_reduzida", and the greeting "app-user" promises a plan of the table "pagametade". Write a table with it, or another greeting.',
    ],
    [
      'reduced instalments that it does not sell',
      { ...kmv, greeting: 'exclusive' },
      'tipoTabela is "integral", and the greeting "exclusive" promises a plan of the table "reduzida". Write a table with it, or another greeting.',
    ],
    [
      'a banner that mentions a plan it does not sell',
      { ...kmv, banner: { titulo: 'Só hoje', texto: 'Metade da parcela até a contemplação.', motif: 'dots' } },
      'tipoTabela is "integral", and banner mentions a plan of the table "pagametade". Write a table with it, or other words.',
    ],
    [
      'a description that mentions a plan it does not sell',
      { ...kmv, descricao: 'Parcela 30% menor até a contemplação.' },
      'tipoTabela is "integral", and descricao mentions a plan of the table "reduzida". Write a table with it, or other words.',
    ],
    [
      'a coupon that is never asked for',
      { ...kmv, greeting: 'coupon' },
      'shouldUseCoupon is false, and greeting mentions a coupon. Write "shouldUseCoupon": true, or other words.',
    ],
    [
      'a plan type that it does not sell',
      { ...kmv, tipoPlano: 'CREDITO_PAGAMETADE', tipoTabela: 'integral_reduzida' },
      'tipoPlano is "CREDITO_PAGAMETADE", and tipoTabela "integral_reduzida" does not sell it. Write a table with "pagametade", or another tipoPlano.',
    ],
    ['a list', [], 'this is not a JSON object. Write the fields of the brand between { and }.'],
    ['a word', '"kmv"', 'this is not a JSON object. Write the fields of the brand between { and }.'],
    [
      'broken JSON',
      '{\n  "id": "kmv",\n  "routes": ["/kmv"]\n  "nome": "Km"\n}\n',
      'the JSON is broken at line 4, column 3. Look there and just before: a comma, quote or brace is missing or should not be there.',
    ],
    [
      'broken JSON with the line ends of another system',
      '{\r\n  "id": kmv\r\n}',
      'the JSON is broken at line 2, column 9. Look there and just before: a comma, quote or brace is missing or should not be there.',
    ],
    [
      'JSON that is not finished',
      '{\n  "id": "kmv"\n',
      'the JSON ends too early (line 3, column 1). Close what is open: a brace, a bracket or a quote.',
    ],
    [
      'an empty file',
      '',
      'the JSON ends too early (line 1, column 1). Close what is open: a brace, a bracket or a quote.',
    ],
  ])('reports in one line what is wrong with %s', (_, content, sentence) => {
    expect(problemsOf(content)).toEqual([`host/brands/kmv.json: ${sentence}`]);
  });

  it.each([
    ['offer', { desconto: true }],
    ['app-user', { desconto: true, tipoTabela: 'integral_pagametade' }],
    ['exclusive', { tipoTabela: 'reduzida', tipoPlano: 'PARCELA_REDUZIDA' }],
    ['coupon', { shouldUseCoupon: true }],
    ['coupon', { cupom: 'DEZ' }],
  ])('accepts a greeting %s that promises what the brand gives', (greeting, fields) => {
    expect(problemsOf({ ...kmv, greeting, ...fields })).toEqual([]);
  });

  it('accepts a brand that has only a host name', () => {
    expect(problemsOf({ ...kmv, routes: [], hosts: ['simule.km.example'] })).toEqual([]);
  });

  it('names both files that have the same id, route or host name', () => {
    const hosts = ['simule.km.example'];
    const files = [own('home', home), own('kmv', { ...kmv, hosts }), own('other', { ...kmv, hosts })];

    expect(checkBrands(files).problems).toEqual([
      'host/brands/other.json: id is "kmv", and the file is called other.json. Write "other", or rename the file.',
      'host/brands/other.json: id is "kmv", and so is that of host/brands/kmv.json. Give each brand an id of its own.',
      'host/brands/other.json: routes has "/kmv", and so has that of host/brands/kmv.json. Leave the route to one of them.',
      'host/brands/other.json: hosts has "simule.km.example", and so has that of host/brands/kmv.json. Leave the host name to one of them.',
    ]);
  });

  it('requires a brand at "/", unless it may be in a file that cannot be read', () => {
    expect(checkBrands([own('kmv', kmv)]).problems).toEqual([
      'host/brands: no brand has "/" among its routes. Write "/" into the routes of the brand that opens there.',
    ]);
    expect(checkBrands([]).problems).toHaveLength(1);
    expect(checkBrands([own('home', '{'), own('kmv', kmv)]).problems).toEqual([
      expect.stringMatching(/^host\/brands\/home\.json: the JSON ends too early/),
    ]);
    expect(checkBrands([own('home', { ...home, routes: '/' }), own('kmv', kmv)]).problems).toEqual([
      expect.stringMatching(/^host\/brands\/home\.json: routes is "\/"/),
    ]);
  });

  it('reports everything at once: no wrong file or field hides another', () => {
    const files = [
      own('broken', '{'),
      own('home', home),
      own('kmv', { ...without('nome'), tema: { ...kmv.tema, primaryForeground: '#0b6b4f' }, routes: ['/'] }),
      own('livelo', { ...livelo, bar: 'glass' }),
    ];
    const check = checkBrands(files);

    expect(check.problems.map((problem) => /^\S+ \w+/.exec(problem)?.[0])).toEqual([
      'host/brands/broken.json: the',
      'host/brands/kmv.json: nome',
      'host/brands/kmv.json: tema',
      'host/brands/livelo.json: bar',
      'host/brands/kmv.json: routes',
    ]);
    expect(check.brands.map(({ brand }) => brand.id)).toEqual(['home']);
  });

  it.each(['\n', '\u2028', '\u0085', '\u001b'])('stays on one line when a file contains %j', (sign) => {
    const problems = problemsOf({ ...kmv, [`a${sign}b`]: 1, nome: { a: sign }, id: sign, routes: [sign, sign] });

    expect(problems.length).toBeGreaterThan(4);
    expect(problems.join('')).not.toContain(sign);
  });
});

describe('checkBrands with overrides', () => {
  const files = [own('home', home), own('kmv', kmv)];

  it('replace fields of the files of the same name, field by field', () => {
    const tema = { ...kmv.tema, primaryBackground: '#123456' };
    const check = checkBrands(files, [over('kmv', { $schema: 'x', tema, hosts: ['simule.km.example'] })]);

    expect(check.problems).toEqual([]);
    expect(check.brands[1]).toMatchObject({
      file: 'host/brands/kmv.json',
      fields: { ...kmv, tema, hosts: ['simule.km.example'] },
      brand: { nome: 'Km', tema },
    });
  });

  it('with a new name are new brands', () => {
    expect(checkBrands(files, [over('livelo', livelo)]).brands.map(({ file }) => file)).toEqual([
      'host/brands/home.json',
      'host/brands/kmv.json',
      'deploy/livelo.json',
    ]);
    expect(checkBrands(files, [over('livelo', { id: 'livelo' })]).problems).toContain(
      'deploy/livelo.json: nome is missing. Write 1 to 40 characters.',
    );
  });

  it.each<[string, BrandText, string]>([
    ['a wrong value', over('kmv', { nome: '' }), 'deploy/kmv.json: nome is ""'],
    ['a removed field', over('kmv', { nome: null }), 'deploy/kmv.json: nome is null'],
    ['a theme in part', over('kmv', { tema: {} }), 'deploy/kmv.json: tema.background is missing'],
    ['another id', over('kmv', { id: 'km' }), 'deploy/kmv.json: id is "km"'],
    ['a promise', over('kmv', { greeting: 'offer' }), 'deploy/kmv.json: desconto is false'],
    ['the route of another brand', over('home', { routes: ['/', '/kmv'] }), 'deploy/home.json: routes has "/kmv"'],
    ['no brand at "/"', over('home', { routes: ['/inicio'] }), 'deploy/home.json: no brand has "/"'],
    ['broken JSON', over('kmv', '{'), 'deploy/kmv.json: the JSON ends too early'],
  ])('names the override that causes %s', (_, override, problem) => {
    const { problems } = checkBrands(files, [override]);
    expect(problems[0]).toMatch(problem);
    expect(problems.every((line) => line.startsWith('deploy/'))).toBe(true);
  });

  it('names the overridden file when the wrong field is in it', () => {
    expect(
      checkBrands([own('home', home), own('kmv', { ...kmv, bar: 'glass' })], [over('kmv', { nome: 'K' })]).problems,
    ).toEqual(['host/brands/kmv.json: bar is "glass". Write "surface", "primary" or "page".']);
  });

  it('can fix a wrong field', () => {
    expect(
      checkBrands([own('home', home), own('kmv', { ...kmv, bar: 'glass' })], [over('kmv', { bar: 'page' })]).problems,
    ).toEqual([]);
  });

  it('reports all problems when one is broken, and requires no field in a part', () => {
    const { problems } = checkBrands(
      [own('home', { ...home, tipo: 3 }), own('kmv', '{')],
      [over('home', '['), over('kmv', { bar: 'glass' })],
    );
    expect(problems.map((problem) => problem.split(': ').slice(0, 2).join(': ').slice(0, 40))).toEqual([
      'host/brands/kmv.json: the JSON ends too ',
      'deploy/home.json: the JSON ends too earl',
      'host/brands/home.json: tipo is 3. Write ',
      'deploy/kmv.json: bar is "glass". Write "',
    ]);
  });
});
