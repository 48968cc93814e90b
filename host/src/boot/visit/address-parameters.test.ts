import { brandSchema } from '@consorcio/shared/entities';
import xss from '@consorcio/shared/testing/vectors/xss_dompurify.json';
import app from '../../../brands/app.json';
import home from '../../../brands/home.json';
import { parseBrand } from '../../brand/parse-brand';
import { addressParameters } from './open-visit';
import { isOwnPath, pageRoutes } from './page-routes';

describe('addressParameters', () => {
  it.each([
    [
      '?utm_source=x&idc=77&cupom=bem-vindo_10&referralcode=Amigo-1',
      { campanhaId: 77, cupom: 'BEM-VINDO_10', referralCode: 'Amigo-1' },
    ],
    ['?cupom=%20um%20', { cupom: 'UM' }],
    [`?cupom=${'a'.repeat(40)}`, { cupom: 'A'.repeat(40) }],
    ['?idc=1', { campanhaId: 1 }],
    ['?idc=999999999', { campanhaId: 999_999_999 }],
    [`?referralcode=${'a'.repeat(64)}`, { referralCode: 'a'.repeat(64) }],
  ])('reads %s', (search, expected) => {
    expect(addressParameters(search)).toEqual(expected);
  });

  const texts = [
    ...['', '?', '?idc=&cupom=&referralcode=', '?idc=0', '?idc=-1', '?idc=1.5', '?idc=1e3', '?idc=0x10', '?idc=%2012'],
    ...['?idc=1234567890', '?idc=605&idc=605', '?cupom=%20', '?cupom=UM%20DOIS', '?cupom=UM%00', '?cupom=stra%C3%9Fe'],
    '?idc=%D9%A1', // an Arabic digit
    ...['?cupom=%E0%A4%A', `?cupom=${'A'.repeat(41)}`, '?cupom=UM&cupom=DOIS', '?cupom[]=UM', '?CUPOM=UM'],
    ...['?referralcode=%3Cscript%3E', `?referralcode=${'A'.repeat(65)}`, `?referralcode=${'A'.repeat(100_000)}`],
    ...['?referralcode=%E0%A4%A', '?referralcode=a&referralcode=b', '?REFERRALCODE=abc', '?__proto__=x&constructor=y'],
  ];
  it.each(texts.map((text) => [text.slice(0, 60), text]))('ignores %s', (_, search = '') => {
    expect(addressParameters(search)).toEqual({});
  });

  it('ignores markup', () => {
    const markup = xss.payloads.map(({ payload }) => payload).filter((payload) => /[^\w-]/.test(payload));
    const accepted = markup.filter((payload) => {
      addressParameters(`?${payload}`); // must not throw
      const hostile = encodeURIComponent(payload);
      return Object.keys(addressParameters(`?idc=${hostile}&cupom=${hostile}&referralcode=${hostile}`)).length > 0;
    });
    expect(markup.length).toBeGreaterThan(50);
    expect(accepted).toEqual([]);
  });
});

describe('The routes of a brand', () => {
  const ownHome = { routes: ['/'], hosts: ['simule.alvo.example'] };
  const partner = { routes: ['/livelo'], hosts: ['consorcio.livelo.example'] };

  it.each([
    ['a partner on its own host', partner, 'consorcio.livelo.example', ['/livelo', '/']],
    ['the same, with a dot at the end', partner, 'consorcio.livelo.example.', ['/livelo', '/']],
    ['a partner on the host of another', partner, 'simule.alvo.example', ['/livelo']],
    ['a partner on a subdomain that is not its own', partner, 'x.consorcio.livelo.example', ['/livelo']],
    ['a partner without a host', { routes: ['/kmv'], hosts: [] }, 'localhost', ['/kmv']],
    ['home on its own host', ownHome, 'simule.alvo.example', ['/']],
    ['home on a developer’s machine', ownHome, 'localhost', ['/']],
  ])('are those of %s', (_, brand, hostname, expected) => {
    expect(pageRoutes(brand, hostname)).toEqual(expected);
  });

  it.each([
    ['its path', '/livelo', true],
    ['its path in capitals', '/Livelo', true],
    ['its path with a slash at the end', '/livelo/', true],
    ['the root of its own host', '/', true],
    ['a path below it', '/livelo/planos', false],
    ['the path of another brand', '/kmv', false],
  ])('decide whether %s belongs to it', async (_, pathname, expected) => {
    expect(await isOwnPath(partner, { hostname: 'consorcio.livelo.example', pathname })).toBe(expected);
  });
});

describe('parseBrand', () => {
  it.each([home, app])('completes the brand file $id with the defaults', ({ $schema, ...file }) => {
    const brand = parseBrand({ $schema, ...file });
    expect(brandSchema.safeParse(brand).success).toBe(true);
    expect(brand).toMatchObject(file);
  });

  it.each([
    ['a wrong colour', { ...home, tema: { ...app.tema, background: 'red' } }, 'tema.background'],
    ['an unknown plan table', { ...home, tipoTabela: 'tudo' }, 'tipoTabela'],
    ['an invalid link', { ...home, chatUrl: 'zap' }, 'chatUrl'],
    ['no name', { ...home, nome: undefined }, 'nome'],
    ['no object', 'home', ''],
  ])('refuses %s and names the field', (_, file, field) => {
    const code = 'brand.invalid';
    expect(() => parseBrand(file)).toThrow(expect.objectContaining({ code, message: expect.stringContaining(field) }));
  });
});
