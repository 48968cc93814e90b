import { home, kmv } from './home-file';
import { type Mistake, withLogo } from './mistake';

/** Values of another brand. */
export const copied: readonly Mistake[] = [
  [
    'a route of another brand',
    { ...kmv, routes: ['/kmv', '/'] },
    ':3: routes has "/", and so has that of home.json. Leave the',
  ],
  ['a route twice', { ...kmv, routes: ['/a', '/a'] }, ':3: routes has "/a" twice. Remove one of them.'],
  [
    'everything but id, route and name',
    { ...home, id: 'kmv', routes: ['/kmv'], nome: 'Km' },
    ':7: campanhaId, compraId, empresaId, titulo, logo.sign and',
  ],
  [
    'the campaign',
    { ...kmv, campanhaId: home.campanhaId },
    ':7: campanhaId is the same as in home.json. Write a value of',
  ],
  [
    'all ids',
    { ...kmv, campanhaId: 1, compraId: 2, empresaId: 3 },
    ':7: campanhaId, compraId and empresaId are the same as in',
  ],
  ['the name', { ...kmv, nome: ` ${home.nome} ` }, ':6: nome is the same as in home.json. Write a value of this'],
  ['the title', { ...kmv, titulo: home.titulo }, ':21: titulo is the same as in home.json. Write a value of'],
  ['the sign', withLogo({ sign: home.logo.sign }), ':16: logo.sign is the same as in home.json. Write a value of'],
  [
    'the site',
    { ...kmv, siteDomain: home.siteDomain.slice(0, -1) },
    ':20: siteDomain is the same as in home.json. Write a value of',
  ],
];

const text = JSON.stringify(kmv, null, 2);

/** What is no JSON object of a brand at all. */
export const brokenFiles: readonly Mistake[] = [
  [
    'a key twice',
    text.replace('"compraId"', '"campanhaId": 7,\n  "compraId"'),
    ':8: "campanhaId" is written twice, first in line 7; only the',
  ],
  [
    'a key inside another twice',
    text.replace('"frame"', '"sign": "M0 0h24v24H0z",\n    "frame"'),
    ':17: "logo.sign" is written twice, first in line 16; only the',
  ],
  ['a list', [], ': this is not a JSON object. Write the fields of the brand'],
  ['a word', '"kmv"', ': this is not a JSON object. Write the fields of the brand'],
  [
    'a comma that is missing',
    text.replace('"kmv",', '"kmv"'),
    ':3: the JSON is broken at line 3, column 3. Look there and',
  ],
  ['a comma too many', text.replace(/\n}$/, ',\n}'), ':22: the JSON is broken at line 22, column 1. Look there and'],
  [
    'a comment',
    text.replace('"nome"', '// the name\n  "nome"'),
    ':6: the JSON is broken at line 6, column 3. Look there and',
  ],
  [
    'a word without quotes, with the line ends of another system',
    '{\r\n  "id": kmv\r\n}',
    ':2: the JSON is broken at line 2, column 9. Look there and',
  ],
  ['JSON that is not finished', '{\n  "id": "kmv"\n', ':3: the JSON ends too early (line 3, column 1). Close what is'],
  ['an empty file', '', ':1: the JSON ends too early (line 1, column 1). Close what is'],
];
