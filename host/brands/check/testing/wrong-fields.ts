import { kmv } from './home-file';
import { type Mistake, withBanner, withLogo, withTheme } from './mistake';

const { campanhaId: _campaign, ...withoutCampaign } = kmv;

/** A field alone is wrong. */
export const wrongFields: readonly Mistake[] = [
  ['no campaign', withoutCampaign, ': campanhaId is missing. Write a whole number above 0.'],
  ['an id with a capital', { ...kmv, id: 'KMV' }, ':2: id is "KMV". Write the name of the file without `.json`:'],
  ['an id in quotes', { ...kmv, empresaId: '97' }, ':9: empresaId is "97". Write a whole number above 0.'],
  ['an id of zero', { ...kmv, compraId: 0 }, ':8: compraId is 0. Write a whole number above 0.'],
  ['an id with decimals', { ...kmv, campanhaId: 1.5 }, ':7: campanhaId is 1.5. Write a whole number above 0.'],
  [
    'a path without its slash',
    { ...kmv, routes: ['/kmv', 'km'] },
    ':5: routes[1] is "km". Write a list of paths, each "/" or "/"',
  ],
  [
    'a path with a folder',
    { ...kmv, routes: ['/parceiros/kmv'] },
    ':4: routes[0] is "/parceiros/kmv". Write a list of paths,',
  ],
  [
    'a path with a capital',
    { ...kmv, routes: ['/KMV'] },
    ':4: routes[0] is "/KMV". Write a list of paths, each "/" or',
  ],
  [
    'a path alone instead of a list',
    { ...kmv, routes: '/kmv' },
    ':3: routes is "/kmv". Write a list of paths, each "/" or "/"',
  ],
  [
    'a host name with its protocol',
    { ...kmv, hosts: ['https://simule.km.example'] },
    ':23: hosts[0] is "https://simule.km.example". Write a list of',
  ],
  [
    'a host name with a path',
    { ...kmv, hosts: ['simule.km.example/'] },
    ':23: hosts[0] is "simule.km.example/". Write a list of host',
  ],
  ['an empty name', { ...kmv, nome: ' ' }, ':6: nome is " ". Write 1 to 40 characters.'],
  [
    'a name that is too long',
    { ...kmv, nome: `Km\n${'m'.repeat(60)}` },
    ':6: nome is "Km\\nmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…. Write 1',
  ],
  [
    'a title that is too long',
    { ...kmv, titulo: 'Km'.repeat(40) },
    ':21: titulo is "KmKmKmKmKmKmKmKmKmKmKmKmKmKmKmKmKmKmKm….',
  ],
  [
    'a colour in words',
    withTheme({ background: 'red' }),
    ':11: tema.background is "red". Write the colour of the page',
  ],
  [
    'a short colour',
    withTheme({ primaryBackground: '#b32' }),
    ':12: tema.primaryBackground is "#b32". Write the colour of',
  ],
  [
    'a colour with transparency',
    withTheme({ primaryForeground: '#ffffff80' }),
    ':13: tema.primaryForeground is "#ffffff80". Write the colour',
  ],
  [
    'a logo without lettering',
    { ...kmv, logo: { sign: 'M3 3h18v18H3z', frame: 'tile' } },
    ':15: logo.lettering is missing. Write "plain", "light",',
  ],
  ['an unknown frame', withLogo({ frame: 'circle' }), ':17: logo.frame is "circle". Write "disc", "tile", "shield",'],
  [
    'a sign that is a whole picture',
    withLogo({ sign: '<svg><path d="M3 3h18v18H3z"/></svg>' }),
    ':16: logo.sign is "<svg><path d=\\"M3 3h18v18H3z\\"/></svg>".',
  ],
  ['an unknown bar', { ...kmv, bar: 'glass' }, ':22: bar is "glass". Write "surface", "primary" or "page".'],
  ['an unknown motif', withBanner({ motif: 'stars' }), ':25: banner.motif is "stars". Write "rings", "rays",'],
  ['a banner text that is too long', withBanner({ texto: 'a'.repeat(91) }), ':24: banner.texto is'],
  [
    'a banner without its text',
    { ...kmv, banner: { titulo: 'Oi', motif: 'dots' } },
    ':22: banner.texto is missing. Write 1 to 90 characters.',
  ],
  ['a wrong number', { ...kmv, tipo: 3 }, ':22: tipo is 3. Write 1 (by credit) or 2 (by instalment).'],
  ['a flag in quotes', { ...kmv, desconto: 'true' }, ':22: desconto is "true". Write true or false.'],
  [
    'a pause that is too long',
    { ...kmv, fakeLoadDelay: 60_000 },
    ':22: fakeLoadDelay is 60000. Write a whole number from 0 to',
  ],
  [
    'a site without its protocol',
    { ...kmv, siteDomain: 'www.km.example' },
    ':20: siteDomain is "www.km.example". Write the whole address',
  ],
  [
    'a chat that is code',
    { ...kmv, chatUrl: 'javascript:alert(1)' },
    ':22: chatUrl is "javascript:alert(1)". Write the whole',
  ],
  [
    'a tracking id of another product',
    { ...kmv, trackingId: 'UA-1234567-1' },
    ':22: trackingId is "UA-1234567-1". Write "GTM-" with 4 to 12',
  ],
  [
    'an origin with a slash at the end',
    { ...kmv, publicOrigin: 'https://simule.km.example/' },
    ':22: publicOrigin is "https://simule.km.example/". Write',
  ],
  [
    'a coupon in small letters',
    { ...kmv, cupom: 'dez' },
    ':22: cupom is "dez". Write 1 to 40 capitals, digits, _ and -,',
  ],
  [
    'the greeting of referrals',
    { ...kmv, greeting: 'coins' },
    ':22: greeting is "coins". Write "home", "app", "performance",',
  ],
  [
    'a typing error in a name',
    { ...kmv, bannner: null },
    ':22: "bannner" is not a field of a brand. Write "banner", or',
  ],
  [
    'a typing error in a name inside another',
    withBanner({ Textos: 'Oi' }),
    ':26: "banner.Textos" is not a field of a brand. Write',
  ],
  ['an unknown field', { ...kmv, discount: true }, ':22: "discount" is not a field of a brand. Remove it.'],
  [
    'a referral code, which no brand has of its own',
    { ...kmv, referralCode: null },
    ':22: "referralCode" is not a field of a brand. Remove it.',
  ],
  [
    'a document of the institution that is no address',
    { ...kmv, instituicao: { cnpj: '1' } },
    ':23: instituicao.cnpj is "1". Write the 14 characters of a',
  ],
];
