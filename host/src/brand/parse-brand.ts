import { type Brand, brandSchema } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import defaults from './brand-defaults.json' with { type: 'json' };

const fileSchema = z.record(z.string(), z.unknown());

/**
 * Reads a brand file: its fields override the documented defaults (`brand-defaults.json`). Throws `brand.invalid`, which names the
 * field and the problem. SPEC section 1.
 */
export function parseBrand(file: unknown): Brand {
  const { $schema: _forEditors, ...fields } = fileSchema.safeParse(file).data ?? {};
  const parsed = brandSchema.safeParse({ ...defaults, ...fields });
  if (parsed.success) return parsed.data;
  throw new AppError(
    'brand.invalid',
    'The brand file does not match its schema, so its page cannot be shown. ' +
      `Fix the fields named here (\`pnpm brands check\` says how): ${z.prettifyError(parsed.error)}`,
  );
}
