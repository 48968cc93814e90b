import * as z from 'zod/mini';
import { AppError } from '../errors';
import type { Segment } from './segment';

const functions = z.record(
  z.string(),
  z.custom((value) => typeof value === 'function'),
);

/** A scope of a segment's own state: an object schema. The engine reads its keys and parses with it. */
const scope = z.optional(z.custom((value) => typeof value === 'object' && value !== null && 'shape' in value));

/** The shape of a segment as far as a schema can check it. The engine reads the steps; here only their names matter. */
const segmentSchema = z.looseObject({
  name: z.string(),
  contract: z.int(),
  entry: z.string(),
  exits: z.array(z.string()),
  state: z.optional(z.object({ visitor: scope, purchase: scope })),
  steps: z.record(z.string(), z.looseObject({ name: z.string(), leadsTo: z.array(z.string()) })),
  components: functions,
  overlays: functions,
});

/** The default export of a remote's module. Throws `segment.broken` when it is not the segment `name`. */
export function parseSegment(module: unknown, name: string): Segment {
  const exported = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  const parsed = segmentSchema.safeParse(exported);
  const problem = parsed.success ? misfit(parsed.data, name) : z.prettifyError(parsed.error);
  if (problem === undefined) return exported as Segment; // `defineSegment` ensured what the schema cannot check
  throw new AppError(
    'segment.broken',
    `The module of the segment ${name} does not export it, so its steps cannot run. Export the result of ` +
      `defineSegment as the default of src/segment.ts: ${problem}`,
  );
}

function misfit(segment: z.infer<typeof segmentSchema>, name: string): string | undefined {
  if (segment.name !== name) return `its name is ${segment.name}`;
  if (!Object.hasOwn(segment.steps, segment.entry)) return `its entry ${segment.entry} is not one of its steps`;
  const misnamed = Object.entries(segment.steps).find(([key, step]) => step.name !== key);
  return misnamed && `its step ${misnamed[0]} has the name ${misnamed[1].name}`;
}
