import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { servedNames } from '../brands/served-names';

const builtPagesSchema = z.object({
  scripts: z.array(z.string()),
  /** The hash of every script of the build, also of those that load later, by its address. Empty in development. */
  hashes: z.record(z.string(), z.string()),
  font: z.string(),
  /** Which form of brand files the scripts can read: see brand-form.ts. */
  brandForm: z.string(),
});

/** What a build writes for `pnpm build pages`. */
export const builtPagesFile = `${servedNames.builtPages.name}.json`;

/** The `pages.json` of a built host: what is needed to render its pages again without a build. */
export type BuiltPages = z.infer<typeof builtPagesSchema>;

export function readBuiltPages(hostDir: string): BuiltPages {
  const file = join(hostDir, builtPagesFile);
  if (existsSync(file)) return builtPagesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  throw new Error(`There is no built host in ${hostDir}. Run \`pnpm build host\` first.`);
}
