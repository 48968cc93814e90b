import { type Brand, brandSchema, type Institution } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import defaults from './brand-defaults.json' with { type: 'json' };
import institution from './institution.json' with { type: 'json' };

const { $schema: _forEditors, ...ownInstitution } = institution;
const fileSchema = z.record(z.string(), z.unknown());

/**
 * Reads a brand file: its fields override the documented defaults (`brand-defaults.json`), and those of `instituicao` the
 * institution (`institution.json`, unless another one is given). Throws `brand.invalid`, which names the field and the problem.
 * SPEC section 1.
 */
export function parseBrand(file: unknown, behind: Institution = ownInstitution): Brand {
  const { $schema: _forEditors, instituicao, ...fields } = fileSchema.safeParse(file).data ?? {};
  const overridden = fileSchema.safeParse(instituicao).data;
  const parsed = brandSchema.safeParse({ ...defaults, ...fields, instituicao: { ...behind, ...overridden } });
  if (parsed.success) return parsed.data;
  throw new AppError(
    'brand.invalid',
    'The brand file does not match its schema, so its page cannot be shown. ' +
      `Fix the fields named here (\`pnpm check brands\` says how): ${z.prettifyError(parsed.error)}`,
  );
}
