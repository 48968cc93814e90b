import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { brandFileSchema } from '@consorcio/host/brands';
import * as z from 'zod';
import { brandSchemaDocument } from './brand-schema';

/** The check of an editor. */
const inEditor = z.fromJSONSchema(JSON.parse(brandSchemaDocument()));
const home = JSON.parse(readFileSync(join(brandsDir, 'home.json'), 'utf8'));

describe('brandSchemaDocument', () => {
  it.each(readBrandFiles(brandsDir).map(({ file, text }) => [file, JSON.parse(text)]))('accepts %s', (_, content) => {
    expect(inEditor.safeParse(content).error).toBeUndefined();
  });

  it.each([
    ['an unknown field', { unknown: 1 }],
    ['an unknown field in the logo', { logo: { ...home.logo, unknown: 1 } }],
    ['a colour by name', { tema: { ...home.tema, background: 'red' } }],
    ['an unknown greeting', { greeting: 'coins' }],
    ['a referral code', { referralCode: null }],
    ['no name', { nome: undefined }],
  ])('refuses %s', (_, wrong) => {
    expect(inEditor.safeParse({ ...home, ...wrong }).success).toBe(false);
  });

  it('accepts colours in small letters and capitals, as the product does', () => {
    const tema = { ...home.tema, background: '#F3f6F4' };
    expect(inEditor.safeParse({ ...home, tema }).success).toBe(true);
    expect(brandFileSchema.safeParse({ ...home, tema }).success).toBe(true);
  });
});
