import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const dependencySchema = z.record(z.string(), z.object({ specifier: z.string(), version: z.string() }));
const versions = z._default(z.record(z.string(), z.string()), {});

const lockfileSchema = z.object({
  /** The packages of the workspace, by folder, with what they ask for and the version that is installed. */
  importers: z.record(
    z.string(),
    z.object({
      dependencies: z._default(dependencySchema, {}),
      devDependencies: z._default(dependencySchema, {}),
      optionalDependencies: z._default(dependencySchema, {}),
    }),
  ),
  /** Where each package comes from, by name and version. */
  packages: z.record(z.string(), z.looseObject({ resolution: z.record(z.string(), z.unknown()) })),
  /** What each package gets, by name, version and peers. */
  snapshots: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
});

/** The lockfile: every package that can be installed. */
export type Lockfile = z.infer<typeof lockfileSchema>;

/** Reads the lockfile of the workspace. */
export function readLockfile(text = readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')): Lockfile {
  return lockfileSchema.parse(parse(text));
}
