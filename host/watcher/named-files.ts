import * as z from 'zod/mini';
import { jsonIn } from '../release/download';
import { scriptsOf, segmentManifestSchema } from '../release/segment-manifest';

const buildSchema = z.object({ manifest: z.string(), integrity: z.optional(z.string()) });
/** Every build that a release names anywhere: current ones, canaries, earlier ones. */
export function manifestsIn(release: unknown): readonly z.infer<typeof buildSchema>[] {
  return objectsIn(release).flatMap((each) => buildSchema.safeParse(each).data ?? []);
}

/** Every script that the manifest of a segment names, relative to it; none in a file that is no manifest. */
export function scriptsNamedBy(bytes: Buffer): readonly string[] {
  const manifest = segmentManifestSchema.safeParse(jsonIn(bytes)).data;
  return manifest ? scriptsOf(manifest) : [];
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
