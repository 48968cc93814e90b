import * as z from 'zod/mini';
import type { Lockfile } from './lockfile';

/** Minutes: three days. */
const SHORTEST_AGE = 3 * 24 * 60;
const named = String.raw`(@[\w.-]+\/)?[\w.-]+@`;
const version = String.raw`\d+\.\d+\.\d+[\w.+-]*`;

const textLike = (pattern: string, error: string) => z.string().check(z.regex(new RegExp(`^${pattern}$`), { error }));
const recordOf = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);
/** With a range, an exception would let in every later version. */
const exactPackages = z.optional(z.array(textLike(named + version, 'it names no exact version')));

/** Every setting that `pnpm-workspace.yaml` may have: others could run code while a package is installed, or change where it comes from. */
const rulesSchema = z.strictObject({
  packages: z.optional(z.array(z.string())),
  pmOnFail: z.optional(z.string()),
  overrides: z.optional(recordOf(z.string())),
  minimumReleaseAge: z.number().check(z.gte(SHORTEST_AGE, { error: `keep at least ${SHORTEST_AGE} minutes` })),
  blockExoticSubdeps: z.literal(true),
  trustPolicy: z.literal('no-downgrade'),
  minimumReleaseAgeExclude: exactPackages,
  trustPolicyExclude: exactPackages,
  catalog: recordOf(textLike(`(npm:(${named})?)?[~^]?${version}`, 'it is not a version or a range of one')),
  allowBuilds: recordOf(z.literal(false, { error: 'no package of ours needs a script' })),
});

const published = textLike(`(${named})?${version}(\\(.*)?`, 'it is not a published version');
const fromCatalog = z.object({ specifier: z.literal('catalog:'), version: published });
const ownPackage = z.object({ specifier: z.literal('workspace:*'), version: z.string().check(z.startsWith('link:')) });
/** The dependencies of a package of ours. */
const asked = recordOf(
  z.union([fromCatalog, ownPackage], {
    error: 'name it in the catalog of pnpm-workspace.yaml, with a published version',
  }),
);
const hash = textLike('sha512-[A-Za-z0-9+/]{86}==', 'it has no sha512 hash');
const lockfileSchema = z.object({
  importers: recordOf(z.object({ dependencies: asked, devDependencies: asked, optionalDependencies: asked })),
  packages: z.record(
    textLike(named + version, 'it is not a published version'),
    // Another field, such as `tarball` or `repo`, says that it does not come from the registry.
    z.object({ resolution: z.strictObject({ integrity: hash }) }),
  ),
  snapshots: recordOf(z.object({ dependencies: recordOf(published), optionalDependencies: recordOf(published) })),
});

/** One sentence for each rule of the parsed `pnpm-workspace.yaml` that lets more in than the product needs. */
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
