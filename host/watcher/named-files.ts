import * as z from 'zod/mini';

/** A build that a release names. */
interface NamedBuild {
  readonly manifest: string;
  readonly integrity: string | undefined;
}

const buildSchema = z.object({ manifest: z.string(), integrity: z.optional(z.string()) });
const entrySchema = z.object({ metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }) });
const exposesSchema = z.object({
  exposes: z.array(
    z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }) }),
  ),
});

/** Every build that a release names anywhere: current ones, canaries, earlier ones. */
export function manifestsIn(release: unknown): readonly NamedBuild[] {
  return objectsIn(release).flatMap((each) => {
    const { manifest, integrity } = buildSchema.safeParse(each).data ?? {};
    return manifest === undefined ? [] : [{ manifest, integrity }];
  });
}

/** Every script that the manifest of a segment names, relative to it. */
export function scriptsNamedBy(manifest: unknown): readonly string[] {
  const entry = entrySchema.safeParse(manifest).data?.metaData.remoteEntry;
  const exposes = exposesSchema.safeParse(manifest).data?.exposes ?? [];
  return [
    ...(entry ? [`${entry.path}${entry.name}`] : []),
    ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]),
  ];
}

/** Without recursion, because hostile JSON may be deeper than the stack. */
function objectsIn(value: unknown): readonly object[] {
  const found: object[] = [];
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    found.push(next);
    for (const inner of Object.values(next)) open.push(inner);
  }
  return found;
}
