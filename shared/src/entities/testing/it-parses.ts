import type * as z from 'zod/mini';

/** Tests that a schema keeps every field of an example, also after it was stored as JSON, and refuses anything that is no object. */
export function itParses(name: string, schema: z.ZodMiniType, example: unknown): void {
  it(`keeps every field of ${name}`, () => {
    expect(schema.parse(example)).toEqual(example);
    expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
    for (const wrong of [null, undefined, 'x', [], 7, true]) expect(schema.safeParse(wrong).success).toBe(false);
  });
}
