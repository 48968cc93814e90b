import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import * as z from 'zod';
import { brandSchemaDocument } from './brand-schema';

/** The check of an editor. */
const inEditor = z.fromJSONSchema(JSON.parse(brandSchemaDocument()));
const home = JSON.parse(readFileSync(join(brandsDir, 'home.json'), 'utf8'));

it('an editor accepts every brand file, and colours in small letters and capitals', () => {
  for (const { text } of readBrandFiles(brandsDir)) expect(inEditor.safeParse(JSON.parse(text)).error).toBeUndefined();
  expect(inEditor.safeParse({ ...home, tema: { ...home.tema, background: '#F3f6F4' } }).success).toBe(true);
});

it.each([
  ['an unknown field', { unknown: 1 }],
  ['an unknown field in the logo', { logo: { ...home.logo, unknown: 1 } }],
  ['a colour by name', { tema: { ...home.tema, background: 'red' } }],
  ['an unknown greeting', { greeting: 'coins' }],
  ['a referral code', { referralCode: null }],
  ['no name', { nome: undefined }],
])('an editor refuses %s', (_, wrong) => {
  expect(inEditor.safeParse({ ...home, ...wrong }).success).toBe(false);
});
