import { anInstitution } from '@consorcio/shared/testing';
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

describe('Copied values', () => {
  const app = {
    ...kmv,
    id: 'km-app',
    routes: ['/km-app'],
    campanhaId: 31,
    compraId: 32,
    titulo: 'Km App',
    isApp: true,
  };
  const problemsOf = (...brands: readonly (typeof home)[]) =>
    checkBrands(brands.map((brand) => ({ file: `${brand.id}.json`, text: JSON.stringify(brand, null, 2) }))).problems;

  it('lets brands of one company share its name, its sign, its site and its company id', () => {
    expect(problemsOf(home, kmv, { ...app, nome: 'Km App' })).toEqual([]);
  });

  it('lets no two brands share what belongs to one campaign, also of one company', () => {
    expect(problemsOf(home, kmv, { ...app, compraId: kmv.compraId, titulo: kmv.titulo })).toEqual([
      "km-app.json:8: compraId and titulo are the same as in kmv.json. Write values of this brand's own.",
    ]);
  });

  it('takes a shared site for a mistake when the names have nothing in common', () => {
    const other = { ...app, nome: 'Outra', empresaId: 33, logo: { ...kmv.logo, sign: 'M4 4h16v16H4z' } };
    expect(problemsOf(home, kmv, other)).toEqual([
      "km-app.json:20: siteDomain is the same as in kmv.json. Write a value of this brand's own.",
    ]);
  });

  it('names the override that brings the value of another brand', () => {
    const texts = [home, kmv].map((brand) => ({ file: `brands/${brand.id}.json`, text: JSON.stringify(brand) }));
    const override = { file: 'deploy/home.json', text: JSON.stringify({ campanhaId: kmv.campanhaId }) };
    expect(checkBrands(texts, [override]).problems).toEqual([
      "deploy/home.json:1: campanhaId is the same as in brands/kmv.json. Write a value of this brand's own.",
    ]);
  });
});

describe('The institution', () => {
  const fileOf = (folder: string, name: string, content: unknown): BrandText => ({
    file: `${folder}/${name}.json`,
    text: JSON.stringify(content),
  });
  const check = (institution: object, override?: object, brand: object = home) =>
    checkBrands(
      [fileOf('brands', 'home', brand)],
      [],
      [fileOf('brands', 'institution', institution), ...(override ? [fileOf('deploy', 'institution', override)] : [])],
    );

  it('puts the institution behind every brand', () => {
    const institution = anInstitution({ razaoSocial: 'Outra Administradora S.A.' });
    const { brands, problems } = check({ $schema: './institution.schema.json', ...institution });
    expect(problems).toEqual([]);
    expect(brands[0]?.brand.instituicao).toEqual(institution);
  });

  it('lets a deployment override it field by field, and a brand override both', () => {
    const { brands, problems } = check(
      anInstitution(),
      { razaoSocial: 'Da Implantação Ltda.', processadora: 'Paga Bem' },
      { ...home, instituicao: { processadora: 'Paga Melhor' } },
    );
    expect(problems).toEqual([]);
    expect(brands[0]?.brand.instituicao).toEqual(
      anInstitution({ razaoSocial: 'Da Implantação Ltda.', processadora: 'Paga Melhor' }),
    );
  });

  it.each([
    [
      { contrato: undefined },
      'brands/institution.json: contrato is missing. Write an object with versao and endereco.',
    ],
    [{ cnpj: '11222333000180' }, 'cnpj is "11222333000180". Write the 14 characters of a valid CNPJ, without mask.'],
    [
      { regulamento: { versao: '1', endereco: 'javascript:alert(1)' } },
      'regulamento.endereco is "javascript:alert(1)". Write an object with versao and endereco.',
    ],
    [{ razaoSociall: 'Alvo' }, '"razaoSociall" is not a field of an institution. Write "razaoSocial", or remove it.'],
    [{ taxaFinanciamento: 0 }, 'taxaFinanciamento is 0. Write percent a month, above 0 and up to 20, such as 1.99.'],
  ])('names file, field and fix of a mistake in it: %j', (mistake, sentence) => {
    const [problem, ...others] = check({ ...anInstitution(), ...mistake }).problems;
    expect(others).toEqual([]);
    expect(problem).toContain(sentence);
  });

  it('names the file of the deployment when the mistake is there', () => {
    expect(check(anInstitution(), { cnpj: '1' }).problems).toEqual([
      'deploy/institution.json:1: cnpj is "1". Write the 14 characters of a valid CNPJ, without mask.',
    ]);
  });

  it('names the field of a brand file that overrides it wrongly', () => {
    const { problems } = check(anInstitution(), undefined, { ...home, instituicao: { cnpj: '1' } });
    expect(problems).toEqual([
      'brands/home.json:1: instituicao.cnpj is "1". Write the 14 characters of a valid CNPJ, without mask.',
    ]);
  });
});
