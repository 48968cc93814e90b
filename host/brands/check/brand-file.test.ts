import {
  barKinds,
  brandSchema,
  cornerKinds,
  greetingKinds,
  letterings,
  logoFrames,
  motifs,
  planTables,
} from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { greetingOf } from '../../src/brand/greetings';
import { brandFields } from './brand-fields';
import { brandDefaults, brandFileSchema } from './brand-file';
import { nearestName } from './field-problems';
import { promiseRules } from './promise-rules';

describe('brandFileSchema', () => {
  const fields = Object.keys(brandFileSchema.shape).filter((name) => name !== '$schema');
  const issuesOf = (file: object) => brandFileSchema.safeParse(file).error?.issues ?? [];

  it('has every field of a brand except those of an address and of the build', () => {
    expect([...fields, 'artwork', 'referralCode'].sort()).toEqual(Object.keys(brandSchema.shape).sort());
  });

  it('accepts the defaults, and requires exactly the fields without one', () => {
    expect(z.partial(brandFileSchema).parse(brandDefaults)).toEqual(brandDefaults);
    const missing = issuesOf({}).map(({ path }) => path.join('.'));
    expect(missing.sort()).toEqual(fields.filter((name) => !Object.hasOwn(brandDefaults, name)).sort());
  });

  it('requires every brand to have its own', () => {
    const own = ['id', 'routes', 'nome', 'titulo', 'campanhaId', 'compraId', 'empresaId', 'tema', 'logo', 'siteDomain'];
    expect(own.filter((name) => Object.hasOwn(brandDefaults, name))).toEqual([]);
  });

  it('refuses unknown fields', () => {
    const unknown = { code: 'unrecognized_keys', keys: ['unknown'] };
    expect(issuesOf({ ...brandDefaults, unknown: 1 })).toContainEqual(expect.objectContaining(unknown));
  });
});

describe('brandFields', () => {
  it.each(Object.entries(brandFields))('describes %s in whole sentences', (_, { means, fix }) => {
    expect(means).toMatch(/^[A-Z].*\.$/);
    expect(fix).toMatch(/^Write .*\.$/);
  });

  it.each([
    ['tipoTabela', planTables],
    ['logo.frame', logoFrames],
    ['logo.lettering', letterings],
    ['corners', cornerKinds],
    ['bar', barKinds],
    ['banner.motif', motifs],
    ['tipoPlano', brandSchema.shape.tipoPlano.options],
    ['greeting', greetingKinds],
  ] as const)('lists every allowed word of %s', (name, words) => {
    expect(brandFields[name].values.match(/(?<=")[\w-]+(?=")/g)?.sort()).toEqual([...words].sort());
  });
});

it.each([
  ['campanhaID', 'campanhaId'],
  ['campanaId', 'campanhaId'],
  ['corner', 'corners'],
  ['tipoo', 'tipo'],
  ['tippoo', undefined],
  ['cor', undefined],
  ['', undefined],
])('nearestName reads %p as %p', (written, meant) => {
  expect(nearestName(written, ['id', 'campanhaId', 'corners', 'tipo', 'bar'])).toBe(meant);
});

it.each(greetingKinds)('promiseRules know what the words of the greeting %s promise', (greeting) => {
  const fields = { greeting, desconto: false, tipoTabela: 'integral', shouldUseCoupon: false, cupom: null };
  const needed = new Set(promiseRules.flatMap((rule) => rule(fields, '') || []).map((broken) => broken.fields[0]));
  const words = greetingOf(aBrand({ greeting })).join(' ');
  expect(needed.has('desconto')).toBe(/50%/.test(words));
  expect(needed.has('tipoTabela')).toBe(/30%|metade da parcela/.test(words));
  expect(needed.has('shouldUseCoupon')).toBe(/cupom/.test(words));
});
