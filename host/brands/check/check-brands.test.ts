import { type BrandText, checkBrands } from './check-brands';
import { home, kmv } from './testing/home-file';

const livelo = {
  ...kmv,
  id: 'livelo',
  routes: ['/livelo'],
  nome: 'Livelo',
  campanhaId: 21,
  compraId: 22,
  empresaId: 23,
  logo: { ...kmv.logo, sign: 'M4 4h16v16H4z' },
  siteDomain: 'https://www.livelo.example/',
  titulo: 'Livelo e Alvo',
};

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

  it.each([
    ['offer', { desconto: true }],
    ['app-user', { isApp: true, desconto: true, tipoTabela: 'integral_pagametade' }],
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
    const files = [
      own('home', home),
      own('kmv', { ...kmv, hosts }),
      own('other', { ...livelo, id: 'kmv', routes: ['/kmv'], hosts }),
    ];

    expect(checkBrands(files).problems).toEqual([
      'host/brands/other.json:2: id is "kmv", and the file is called other.json. Write "other", or rename the file.',
      'host/brands/other.json:2: id is "kmv", and so is that of host/brands/kmv.json. Give each brand an id of its own.',
      'host/brands/other.json:3: routes has "/kmv", and so has that of host/brands/kmv.json. Leave the route to one of them.',
      'host/brands/other.json:22: hosts has "simule.km.example", and so has that of host/brands/kmv.json. Leave the host name to one of them.',
    ]);
  });

  it('requires a brand at "/", unless it may be in a file that cannot be read', () => {
    expect(checkBrands([own('kmv', kmv)]).problems).toEqual([
      'host/brands: no brand has "/" among its routes. Write "/" into the routes of the brand that opens there.',
    ]);
    expect(checkBrands([]).problems).toHaveLength(1);
    expect(checkBrands([own('home', '{'), own('kmv', kmv)]).problems).toEqual([
      expect.stringMatching(/^host\/brands\/home\.json:1: the JSON ends too early/),
    ]);
    expect(checkBrands([own('home', { ...home, routes: '/' }), own('kmv', kmv)]).problems).toEqual([
      expect.stringMatching(/^host\/brands\/home\.json:3: routes is "\/"/),
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
      'host/brands/broken.json:1: the',
      'host/brands/kmv.json: nome',
      'host/brands/kmv.json:12: tema',
      'host/brands/livelo.json:22: bar',
      'host/brands/kmv.json:3: routes',
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
    expect(problems[0]?.replace(/:\d+/, '')).toMatch(problem);
    expect(problems.every((line) => line.startsWith('deploy/'))).toBe(true);
  });

  it('names the overridden file when the wrong field is in it', () => {
    expect(
      checkBrands([own('home', home), own('kmv', { ...kmv, bar: 'glass' })], [over('kmv', { nome: 'K' })]).problems,
    ).toEqual(['host/brands/kmv.json:22: bar is "glass". Write "surface", "primary" or "page".']);
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
    expect(
      problems.map((problem) => problem.replace(/:\d+/, '').split(': ').slice(0, 2).join(': ').slice(0, 40)),
    ).toEqual([
      'host/brands/kmv.json: the JSON ends too ',
      'deploy/home.json: the JSON ends too earl',
      'host/brands/home.json: tipo is 3. Write ',
      'deploy/kmv.json: bar is "glass". Write "',
    ]);
  });
});
