import type { Lockfile } from '@consorcio/shared/webpack/lockfile';
import * as z from 'zod/mini';

/** Minutes: three days. */
const SHORTEST_AGE = 3 * 24 * 60;
const alias = String.raw`((@[\w.-]+\/)?[\w.-]+@)?`;
const version = String.raw`\d+\.\d+\.\d+[\w.+-]*`;

const textLike = (pattern: string, otherwise: string) =>
  z.string().check(z.regex(new RegExp(`^${pattern}$`), { error: otherwise }));

/** Every setting that `pnpm-workspace.yaml` may have: others could run code while a package is installed, or change where it comes from. */
const rulesSchema = z.strictObject({
  packages: z.optional(z.array(z.string())),
  pmOnFail: z.optional(z.string()),
  overrides: z.optional(z.record(z.string(), z.string())),
  minimumReleaseAge: z.number().check(z.gte(SHORTEST_AGE, { error: `keep at least ${SHORTEST_AGE} minutes` })),
  blockExoticSubdeps: z.literal(true),
  trustPolicy: z.literal('no-downgrade'),
  minimumReleaseAgeExclude: z.optional(z.array(exactPackage())),
  trustPolicyExclude: z.optional(z.array(exactPackage())),
  catalog: z.record(z.string(), textLike(`(npm:${alias})?[~^]?${version}`, 'it is not a version or a range of one')),
  allowBuilds: z.record(z.string(), z.literal(false, { error: 'no package of ours needs a script' })),
});

const published = textLike(`${alias}${version}(\\(.*)?`, 'it is not a published version');
const versions = z.record(z.string(), published);
/** A dependency of a package of ours. */
const asked = z.record(
  z.string(),
  z.union(
    [
      z.object({ specifier: z.literal('catalog:'), version: published }),
      z.object({ specifier: z.literal('workspace:*'), version: z.string().check(z.startsWith('link:')) }),
    ],
    { error: 'name it in the catalog of pnpm-workspace.yaml, with a published version' },
  ),
);
const lockfileSchema = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: asked, devDependencies: asked, optionalDependencies: asked }),
  ),
  packages: z.record(
    textLike(`(@[\\w.-]+\\/)?[\\w.-]+@${version}`, 'it is not a published version'),
    // Another field, such as `tarball` or `repo`, says that it does not come from the registry.
    z.object({
      resolution: z.strictObject({ integrity: textLike('sha512-[A-Za-z0-9+/]{86}==', 'it has no sha512 hash') }),
    }),
  ),
  snapshots: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
});

/**
 * One sentence for each rule of `pnpm-workspace.yaml` that lets more in than the product needs.
 * @param settings the parsed file
 */
export const installRuleProblems = (settings: unknown) => breaches('pnpm-workspace.yaml', rulesSchema, settings);

/** One sentence for each package that is not a published version from the registry whose content is fixed by a hash. */
export const lockfileProblems = (lockfile: Lockfile) => breaches('pnpm-lock.yaml', lockfileSchema, lockfile);

function breaches(file: string, schema: z.core.$ZodType, value: unknown): readonly string[] {
  const { error } = z.safeParse(schema, value);
  return (error?.issues ?? []).map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const reason = unknown.length > 0 ? 'it may not be set' : issue.message;
    return `${file}: ${[...issue.path, ...unknown].join(' → ')}: ${reason}.`;
  });
}

/** With a range, an exception would let in every later version. */
function exactPackage() {
  return textLike(String.raw`(@[\w.-]+\/)?[\w.-]+@${version}`, 'it names no exact version');
}
