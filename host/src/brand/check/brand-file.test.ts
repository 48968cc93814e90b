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
import * as z from 'zod/mini';
import { brandFields } from './brand-fields';
import { brandDefaults, brandFileSchema } from './brand-file';

const fields = Object.keys(brandFileSchema.shape).filter((name) => name !== '$schema');

describe('brandFileSchema', () => {
  it('has every field of a brand but the referral code', () => {
    expect([...fields, 'referralCode'].sort()).toEqual(Object.keys(brandSchema.shape).sort());
  });

  it('is content with the defaults', () => {
    expect(z.partial(brandFileSchema).parse(brandDefaults)).toEqual(brandDefaults);
  });

  it('asks for exactly what has no default', () => {
    const missing = brandFileSchema.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
    expect(missing?.sort()).toEqual(fields.filter((name) => !Object.hasOwn(brandDefaults, name)).sort());
  });

  it.each(['id', 'routes', 'nome', 'titulo', 'campanhaId', 'compraId', 'empresaId', 'tema', 'logo', 'siteDomain'])(
    'asks every brand for a %s of its own',
    (name) => expect(brandDefaults).not.toHaveProperty(name),
  );

  it('refuses what it does not know', () => {
    expect(brandFileSchema.safeParse({ ...brandDefaults, unknown: 1 }).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['unknown'] }),
    );
  });
});

describe('brandFields', () => {
  it.each(Object.entries(brandFields))('speaks of %s in whole sentences', (_, { means, mend }) => {
    expect(means).toMatch(/^[A-Z].*\.$/);
    expect(mend).toMatch(/^Write .*\.$/);
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
  ] as const)('names every word that %s may be', (name, words) => {
    expect(brandFields[name].mend.match(/(?<=")[\w-]+(?=")/g)?.sort()).toEqual([...words].sort());
  });
});
