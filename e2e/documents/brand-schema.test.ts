import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { brandDefaults, brandFields, brandFileSchema } from '@consorcio/host/brands';
import * as z from 'zod';
import { brandSchemaDocument } from './brand-schema';

const schema = JSON.parse(brandSchemaDocument());
/** The check of an editor. */
const inEditor = z.fromJSONSchema(schema);
const home = JSON.parse(readFileSync(join(brandsDir, 'home.json'), 'utf8'));

describe('brandSchemaDocument', () => {
  it.each(readBrandFiles(brandsDir).map(({ file, text }) => [file, JSON.parse(text)]))('accepts %s', (_, content) => {
    expect(inEditor.safeParse(content).error).toBeUndefined();
  });

  it('lists the fields of a brand file, and requires those without a default', () => {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(brandFileSchema.shape));
    expect([...schema.required, ...Object.keys(brandDefaults), '$schema'].sort()).toEqual(
      Object.keys(brandFileSchema.shape).sort(),
    );
  });

  it.each(Object.entries(brandFields))('explains %s', (path, { means, fix }) => {
    const [outer = '', inner] = path.split('.');
    const field = schema.properties[outer];
    const inside = (field.properties ?? field.anyOf?.[0].properties)?.[inner ?? ''];
    expect((inner === undefined ? field : inside).description).toBe(`${means} ${fix}`);
  });

  it.each(Object.entries(brandDefaults))('shows the default of %s', (name, value) => {
    expect(schema.properties[name].default).toEqual(value);
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
