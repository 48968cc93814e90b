import { readFileSync } from 'node:fs';
import { readBrandFiles } from '@consorcio/host/pages/brand-files.mjs';
import { brandFields } from '@consorcio/host/src/brand/check/brand-fields';
import { brandDefaults, brandFileSchema } from '@consorcio/host/src/brand/check/brand-file';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod';
import { brandSchemaDocument } from './brand-schema';

const schema = JSON.parse(brandSchemaDocument());
/** What an editor says of a file. */
const inEditor = z.fromJSONSchema(schema);
const home = JSON.parse(readFileSync(inRoot('host/brands/home.json'), 'utf8'));

describe('brandSchemaDocument', () => {
  it.each(readBrandFiles(inRoot('host/brands')).map(({ file, text }) => [file, JSON.parse(text)]))(
    'is content with %s',
    (_, content) => {
      expect(inEditor.safeParse(content).error).toBeUndefined();
    },
  );

  it('knows the fields of a brand file, and asks for those without a default', () => {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(brandFileSchema.shape));
    expect([...schema.required, ...Object.keys(brandDefaults), '$schema'].sort()).toEqual(
      Object.keys(brandFileSchema.shape).sort(),
    );
  });

  it.each(Object.entries(brandFields))('tells what %s means', (path, { means }) => {
    const [outer = '', inner] = path.split('.');
    const field = schema.properties[outer];
    const inside = (field.properties ?? field.anyOf?.[0].properties)?.[inner ?? ''];
    expect((inner === undefined ? field : inside).description).toBe(means);
  });

  it.each(Object.entries(brandDefaults))('tells the default of %s', (name, value) => {
    expect(schema.properties[name].default).toEqual(value);
  });

  it.each([
    ['a field nobody knows', { unknown: 1 }],
    ['a field nobody knows in the logo', { logo: { ...home.logo, unknown: 1 } }],
    ['a colour by name', { tema: { ...home.tema, background: 'red' } }],
    ['a greeting nobody knows', { greeting: 'coins' }],
    ['a referral code', { referralCode: null }],
    ['no name', { nome: undefined }],
  ])('refuses %s', (_, wrong) => {
    expect(inEditor.safeParse({ ...home, ...wrong }).success).toBe(false);
  });

  it('takes colours in either case, as the product does', () => {
    const tema = { ...home.tema, background: '#F3f6F4' };
    expect(inEditor.safeParse({ ...home, tema }).success).toBe(true);
    expect(brandFileSchema.safeParse({ ...home, tema }).success).toBe(true);
  });
});
