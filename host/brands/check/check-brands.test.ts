import { anInstitution } from '@consorcio/shared/testing';
import { type BrandText, checkBrands } from './check-brands';
import { home, kmv, partnerOf } from './testing/home-file';

const livelo = partnerOf('livelo', 'Livelo', 20, 'M4 4h16v16H4z');

const at = (folder: string, name: string, content: unknown): BrandText => ({
  file: `${folder}/${name}.json`,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});
const own = (name: string, content: unknown) => at('host/brands', name, content);
const over = (name: string, content: unknown) => at('deploy', name, content);
const without = (field: string) => Object.fromEntries(Object.entries(kmv).filter(([name]) => name !== field));
const problemsOf = (kmvFile: unknown, ...overrides: readonly BrandText[]) =>
  checkBrands([own('home', home), own('kmv', kmvFile)], overrides).problems;

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
    ['home', { routes: [], hosts: ['simule.km.example'] }],
  ])(
    'accepts a greeting %s that promises what the brand gives, and a brand with host names only',
    (greeting, fields) => {
      expect(problemsOf({ ...kmv, greeting, ...fields })).toEqual([]);
    },
  );

  it('names both files that have the same id, route or host name', () => {
    const hosts = ['simule.km.example'];
    const other = { ...livelo, id: 'kmv', routes: ['/kmv'], hosts };
    expect(checkBrands([own('home', home), own('kmv', { ...kmv, hosts }), own('other', other)]).problems).toEqual([
      'host/brands/other.json:2: id is "kmv", and the file is called other.json. Write "other", or rename the file.',
      'host/brands/other.json:2: id is "kmv", and so is that of host/brands/kmv.json. Give each brand an id of its own.',
      'host/brands/other.json:3: routes has "/kmv", and so has that of host/brands/kmv.json. Leave the route to one of them.',
      'host/brands/other.json:22: hosts has "simule.km.example", and so has that of host/brands/kmv.json. Leave the host name to one of them.',
    ]);
  });

  const noHome =
    'host/brands: no brand has "/" among its routes. Write "/" into the routes of the brand that opens there.';
  it.each([
    ['no brand there', [own('kmv', kmv)], noHome],
    ['no brand at all', [], 'host/brands: no brand has "/"'],
    ['a file that cannot be read', [own('home', '{'), own('kmv', kmv)], 'host/brands/home.json:1: the JSON ends'],
    ['a brand with wrong routes', [own('home', { ...home, routes: '/' })], 'host/brands/home.json:3: routes is "/"'],
  ])('requires a brand at "/", which may be in a wrong file: %s', (_, files, problem) => {
    expect(checkBrands(files).problems).toEqual([expect.stringContaining(problem)]);
  });

  it('reports everything at once: no wrong file or field hides another', () => {
    const check = checkBrands([
      own('broken', '{'),
      own('home', home),
      own('kmv', { ...without('nome'), tema: { ...kmv.tema, primaryForeground: '#0b6b4f' }, routes: ['/'] }),
      own('livelo', { ...livelo, bar: 'glass' }),
    ]);
    expect(check.problems.map((problem) => /(?<=brands\/)\S+ \w+/.exec(problem)?.[0])).toEqual([
      ...['broken.json:1: the', 'kmv.json: nome', 'kmv.json:12: tema', 'livelo.json:22: bar', 'kmv.json:3: routes'],
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
    const changed = { tema: { ...kmv.tema, primaryBackground: '#123456' }, hosts: ['simule.km.example'] };
    const check = checkBrands(files, [over('kmv', { $schema: 'x', ...changed })]);
    expect(check.problems).toEqual([]);
    expect(check.brands[1]).toMatchObject({
      file: 'host/brands/kmv.json',
      fields: { ...kmv, ...changed },
      brand: { nome: 'Km', tema: changed.tema },
    });
  });

  it('with a new name are new brands', () => {
    const { brands } = checkBrands(files, [over('livelo', livelo)]);
    expect(brands.map(({ file }) => file).at(-1)).toBe('deploy/livelo.json');
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
    ['a copied value', over('home', { campanhaId: kmv.campanhaId }), 'deploy/home.json: campanhaId is the same as in'],
  ])('names the override that causes %s', (_, override, problem) => {
    const { problems } = checkBrands(files, [override]);
    expect(problems[0]?.replace(/:\d+/, '')).toMatch(problem);
    expect(problems.every((line) => line.startsWith('deploy/'))).toBe(true);
  });

  it('can fix a wrong field of the overridden file, which is named while it is wrong', () => {
    const wrong = { ...kmv, bar: 'glass' };
    expect(problemsOf(wrong, over('kmv', { nome: 'K' }))).toEqual([
      'host/brands/kmv.json:22: bar is "glass". Write "surface", "primary" or "page".',
    ]);
    expect(problemsOf(wrong, over('kmv', { bar: 'page' }))).toEqual([]);
  });
});

describe('Copied values', () => {
  const ids = { id: 'km-app', routes: ['/km-app'], campanhaId: 31, compraId: 32 };
  const app = { ...kmv, ...ids, titulo: 'Km App', isApp: true };
  const other = { nome: 'Outra', empresaId: 33, logo: { ...kmv.logo, sign: 'M4 4h16v16H4z' } };

  it.each([
    ['may be the name, the sign, the site and the company id, for brands of one company', { nome: 'Km App' }, []],
    [
      'may not be what belongs to one campaign, also of one company',
      { nome: 'Km App', compraId: kmv.compraId, titulo: kmv.titulo },
      ["a/km-app.json:8: compraId and titulo are the same as in a/kmv.json. Write values of this brand's own."],
    ],
    [
      'may be a whole file, copied for another company',
      { ...kmv, ...ids },
      [
        "a/km-app.json:21: titulo is the same as in a/kmv.json. Write a value of this brand's own. If it is of another company, also write empresaId, nome, logo.sign and siteDomain.",
      ],
    ],
    [
      'are a mistake where the names have nothing in common, also of the site',
      other,
      ["a/km-app.json:20: siteDomain is the same as in a/kmv.json. Write a value of this brand's own."],
    ],
  ])('%s', (_, changes, problems) => {
    const brands = [home, kmv, { ...app, ...changes }].map((brand) => at('a', brand.id, brand));
    expect(checkBrands(brands).problems).toEqual(problems);
  });
});

describe('The institution', () => {
  const check = (institution: object, override?: object, brand: object = home) => {
    const overriding = override ? [over('institution', override)] : [];
    return checkBrands([own('home', brand)], [], [own('institution', institution), ...overriding]);
  };

  it('is behind every brand; a deployment overrides it field by field, and a brand both', () => {
    const { brands, problems } = check(
      { $schema: './institution.schema.json', ...anInstitution() },
      { razaoSocial: 'Da Implantação Ltda.', processadora: 'Paga Bem' },
      { ...home, instituicao: { processadora: 'Paga Melhor' } },
    );
    expect(problems).toEqual([]);
    const both = { razaoSocial: 'Da Implantação Ltda.', processadora: 'Paga Melhor' };
    expect(brands[0]?.brand.instituicao).toEqual(anInstitution(both));
  });

  const cnpj = 'Write the 14 characters of a valid CNPJ, without mask.';
  const file = 'host/brands/institution.json';
  it.each<[of: string, mistake: object, string]>([
    ['kept', { contrato: undefined }, `${file}: contrato is missing. Write an object with versao`],
    ['kept', { cnpj: '11222333000180' }, `cnpj is "11222333000180". ${cnpj}`],
    ['kept', { regulamento: { versao: '1', endereco: 'javascript:' } }, 'regulamento.endereco is "javascript:". Write'],
    ['kept', { razaoSociall: 'Alvo' }, '"razaoSociall" is not a field of an institution. Write "razaoSocial", or'],
    ['kept', { taxaFinanciamento: 0 }, 'taxaFinanciamento is 0. Write percent a month, above 0 and up to 20, such as'],
    ['overriding', { cnpj: '1' }, `deploy/institution.json:2: cnpj is "1". ${cnpj}`],
    ['of a brand', { cnpj: '1' }, `host/brands/home.json:23: instituicao.cnpj is "1". ${cnpj}`],
  ])('with a mistake is named with file, field and fix: %s %j', (of, mistake, sentence) => {
    const institution = { ...anInstitution(), ...(of === 'kept' && mistake) };
    const brand = { ...home, ...(of === 'of a brand' && { instituicao: mistake }) };
    const { problems } = check(institution, of === 'overriding' ? mistake : undefined, brand);
    expect(problems).toEqual([expect.stringContaining(sentence)]);
  });
});
