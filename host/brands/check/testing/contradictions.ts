import { kmv } from './home-file';
import { type Mistake, withBanner, withLogo, withTheme } from './mistake';

/** Fields that contradict each other. */
export const contradictions: readonly Mistake[] = [
  [
    'an id that is not the name of the file',
    { ...kmv, id: 'km-de-vantagens' },
    ':2: id is "km-de-vantagens", and the file is called kmv.json.',
  ],
  ['no address', { ...kmv, routes: [] }, ':3: routes and hosts are empty, so no visitor can find the'],
  [
    'the folder of the pictures as a route',
    { ...kmv, routes: ['/kmv', '/brands'] },
    ':3: routes has "/brands", where the host serves the pictures',
  ],
  [
    'the folder of partner host names as a route',
    { ...kmv, routes: ['/hosts'] },
    ':3: routes has "/hosts", where the host serves the pages of',
  ],
  [
    'the name of the settings as a route',
    { ...kmv, routes: ['/config'] },
    ':3: routes has "/config", where the host serves its settings.',
  ],
  [
    'the place of the sandbox as a route',
    { ...kmv, routes: ['/sandbox'] },
    ':3: routes has "/sandbox", where the API may answer. Write',
  ],
  [
    'a site without TLS',
    { ...kmv, siteDomain: 'http://www.km.example/' },
    ':20: siteDomain is "http://www.km.example/", which is not',
  ],
  [
    'a chat without TLS',
    { ...kmv, chatUrl: 'http://chat.km.example/' },
    ':22: chatUrl is "http://chat.km.example/", which is not',
  ],
  [
    'white text on yellow',
    withTheme({ primaryBackground: '#ffd400' }),
    ':13: tema: primaryForeground #ffffff on primaryBackground',
  ],
  [
    'contrast that would round up to enough',
    withTheme({ primaryBackground: '#007dbd' }),
    ':13: tema: primaryForeground #ffffff on primaryBackground',
  ],
  [
    'the colour of the page as its own',
    withTheme({ primaryBackground: '#F3F6F4', primaryForeground: '#000000' }),
    ':12: tema.primaryBackground is #F3F6F4, the colour of the',
  ],
  [
    'nearly the colour of the page',
    withTheme({ primaryBackground: '#fbfbfb', primaryForeground: '#000000' }),
    ':12: tema.primaryBackground is #fbfbfb, hardly different from',
  ],
  [
    'a sign that is larger than its canvas',
    withLogo({ sign: 'M0 0h48v48H0z' }),
    ':16: logo.sign is drawn from 0 0 to 48 48, and is cut off',
  ],
  [
    'a sign that begins outside of its canvas',
    withLogo({ sign: 'M-4 4h16v16h-16z' }),
    ':16: logo.sign is drawn from -4 4 to 12 20, and is cut off',
  ],
  [
    'a curve that leaves the canvas between its points',
    withLogo({ sign: 'M3 12C3-9 21-9 21 12z' }),
    ':16: logo.sign is drawn from 3 -3.8 to 21 12, and is cut off',
  ],
  ['a tiny sign', withLogo({ sign: 'M1 1h4v4H1z' }), ':16: logo.sign is drawn from 1 1 to 5 5, which is tiny on'],
  [
    'a sign that draws nothing',
    withLogo({ sign: 'M3 3' }),
    ':16: logo.sign draws nothing. Write the path of a filled shape.',
  ],
  [
    'a menu in an app',
    { ...kmv, isApp: true, navBar: true, banner: withBanner({}).banner },
    ':23: isApp is true, so the page has no header, and navBar has',
  ],
  [
    'a coloured header with a menu in an app',
    { ...kmv, isApp: true, navBar: true, bar: 'primary' },
    ':23: isApp is true, so the page has no header, and navBar and',
  ],
  [
    'a greeting inside an app, without the app',
    { ...kmv, greeting: 'app' },
    ':22: isApp is false, and the greeting "app" speaks to people',
  ],
  [
    'an offer without its discount',
    { ...kmv, greeting: 'offer' },
    ':22: desconto is false, and the greeting "offer" promises 50%',
  ],
  [
    'a banner without its discount',
    withBanner({ titulo: '50% na primeira parcela' }),
    ':22: desconto is false, and banner mentions 50%. Write',
  ],
  [
    'a title without its discount',
    { ...kmv, titulo: 'Km: 50 % de desconto' },
    ':21: desconto is false, and titulo mentions 50%. Write',
  ],
  [
    'a discount in words that it does not give',
    { ...kmv, descricao: 'Pague só metade da primeira parcela.' },
    ':22: desconto is false, and descricao mentions a discount on',
  ],
  [
    'company 97 under words that say 50%',
    { ...kmv, empresaId: 97, desconto: true, titulo: 'Km: 50% de desconto' },
    ':21: empresaId is 97, which gives 60% off the first',
  ],
  [
    'company 97 under a greeting that says 50%',
    { ...kmv, empresaId: 97, desconto: true, greeting: 'offer' },
    ':23: empresaId is 97, which gives 60% off the first',
  ],
  [
    '60% of another company',
    { ...kmv, desconto: true, titulo: 'Km: 60% de desconto' },
    ':21: empresaId is 13, which gives 50% off the first',
  ],
  [
    'half instalments that it does not sell',
    { ...kmv, greeting: 'app-user', isApp: true, desconto: true },
    ':22: tipoTabela is "integral", and the greeting "app-user"',
  ],
  [
    'reduced instalments that it does not sell',
    { ...kmv, greeting: 'exclusive' },
    ':22: tipoTabela is "integral", and the greeting "exclusive"',
  ],
  [
    'a banner with a plan that it does not sell',
    withBanner({ texto: 'Metade da parcela até a contemplação.' }),
    ':22: tipoTabela is "integral", and banner mentions a plan of',
  ],
  [
    'a description with a plan that it does not sell',
    { ...kmv, descricao: 'Parcela 30% menor no começo.' },
    ':22: tipoTabela is "integral", and descricao mentions a plan',
  ],
  [
    'a coupon that is never asked for',
    { ...kmv, greeting: 'coupon' },
    ':22: shouldUseCoupon is false, and greeting mentions a',
  ],
  [
    'a coupon in words only',
    { ...kmv, descricao: 'Use seu cupom.' },
    ':22: shouldUseCoupon is false, and descricao mentions a',
  ],
  [
    'a plan type that it does not sell',
    { ...kmv, tipoPlano: 'CREDITO_PAGAMETADE' },
    ':22: tipoPlano is "CREDITO_PAGAMETADE", and tipoTabela',
  ],
];
