import { aBrand } from '../testing/builders';
import { brandSchema } from './brand';
import { itParses } from './testing/it-parses';

itParses('a brand', brandSchema, aBrand());

it.each([
  ['a colour that is more than a colour', aBrand({ tema: { ...aBrand().tema, background: 'red;x:y' } })],
  ['a chat link that is no address', aBrand({ chatUrl: 'chat' })],
  ['a chat link that is code', aBrand({ chatUrl: 'javascript:alert(1)' })],
  ['a chat link with a name and a password', aBrand({ chatUrl: 'https://a:b@chat.example' })],
  ['a home page with a name', aBrand({ siteDomain: 'https://alvo.example@evil.example/' })],
  ['a home page that is code', aBrand({ siteDomain: 'data:text/html,x' })],
])('refuses %s', (_what, brand) => {
  expect(brandSchema.safeParse(brand).success).toBe(false);
});
