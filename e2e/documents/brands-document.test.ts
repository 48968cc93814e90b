import { brandsDir } from '@consorcio/host/brand-files';
import { brandFields, type CheckedBrand, checkBrandFolder } from '@consorcio/host/brands';
import { aBrand } from '@consorcio/shared/testing';
import { brandsDocument } from './brands-document';

const { brands } = checkBrandFolder(brandsDir);
const page = brandsDocument(brands);
const aPartner = (overrides: Partial<CheckedBrand['brand']>): CheckedBrand => ({
  file: 'host/brands/kmv.json',
  fields: {},
  brand: aBrand({ id: 'kmv', routes: ['/kmv'], navBar: false, ...overrides }),
});

describe('brandsDocument', () => {
  it.each(Object.keys(brandFields))('has a row for the field %s', (path) => {
    expect(page).toMatch(new RegExp(`\\n\\| \`${path}\` \\| [A-Z].+\\. \\| .+ \\|\\n`));
  });

  it.each([
    ['tema', 'required'],
    ['tema.background', 'required in `tema`'],
    ['banner.motif', 'required in `banner`'],
    ['fakeLoadDelay', '`1500`'],
    ['tipoTabela', '`"integral"`'],
    ['banner', '`null`'],
    ['hosts', '`[]`'],
  ])('shows the default of the field %s', (path, otherwise) => {
    expect(page).toMatch(new RegExp(`\\n\\| \`${path}\` \\|.+\\| ${otherwise.replace('[]', '\\[\\]')} \\|\\n`));
  });

  it.each(brands.map(({ file, brand }) => [file, brand.routes, brand.empresaId] as const))(
    'has a row for %s',
    (file, [route = ''], company) => {
      const row = page.split('\n').find((line) => line.includes(`](../${file}) |`));
      expect(row).toContain(`\`${route}\``);
      expect(row).toContain(` / ${company} |`);
    },
  );

  it('starts with the brand at "/"', () => {
    const lines = brandsDocument([aPartner({}), { ...aPartner({ routes: ['/'] }), file: 'host/brands/home.json' }]);
    expect(lines.indexOf('home.json')).toBeLessThan(lines.indexOf('kmv.json'));
  });

  it.each<[string, Partial<CheckedBrand['brand']>, string]>([
    ['a coupon of its own', { cupom: 'DEZ' }, '| offers `DEZ` | header |'],
    ['a coupon that visitors are asked for', { shouldUseCoupon: true }, '| asked for | header |'],
    ['a discount', { desconto: true }, '| yes |  | header |'],
    ['an app', { isApp: true }, '|  | in an app, no header |'],
    ['a menu', { navBar: true }, '|  | header with menu |'],
    ['host names', { hosts: ['a.example', 'b.example'] }, '| `/kmv` | `a.example` `b.example` |'],
    ['a name that looks like markup', { nome: 'Km | <b>*x*</b>' }, '| Km \\| \\<b\\>\\*x\\*\\</b\\> |'],
  ])('shows %s', (_, overrides, cells) => {
    expect(brandsDocument([aPartner(overrides)])).toContain(cells);
  });

  it.each(['605', '130', '58', '99', '173', '97'])('lists %s as a real id', (id) => {
    expect(page.slice(page.indexOf('## Which values are real'))).toMatch(new RegExp(`\\b${id}\\b`));
    expect(page).toContain('Everything else is a sandbox value');
  });
});
