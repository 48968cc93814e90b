import * as z from 'zod/mini';
import { fieldsOf } from './event-fields';

const holdsOf = (field: z.ZodMiniType) => fieldsOf(z.strictObject({ field })).map(({ holds }) => holds);

describe('fieldsOf', () => {
  it('lists the fields of inner objects and lists, without the name of the event', () => {
    const event = z.strictObject({
      event: z.literal('purchase'),
      id: z.string(),
      inner: z.strictObject({ items: z.array(z.strictObject({ price: z.number() })), tags: z.array(z.string()) }),
    });

    expect(fieldsOf(event).map(({ path }) => path)).toEqual(['id', 'inner.items[].price', 'inner.tags[]']);
  });

  it.each([
    ['a text', z.string(), 'text'],
    ['a short pattern', z.string().check(z.regex(/^[0-9a-f]{64}$/)), 'text, `^[0-9a-f]{64}$`'],
    ['a long pattern', z.string().check(z.regex(/^(NotFound|OutOfValidity|AlreadyUsed)$/)), 'text'],
    ['an amount', z.number().check(z.nonnegative()), 'number from 0'],
    ['a score', z.int().check(z.minimum(1), z.maximum(5)), 'whole number from 1 to 5'],
    ['one of several', z.enum(['pix', 'boleto']), '`pix`, `boleto`'],
    ['one value', z.literal('BRL'), '`BRL`'],
    ['yes or no', z.boolean(), '`true` or `false`'],
    ['a nullable field', z.nullable(z.boolean()), '`true` or `false` or `null`'],
    ['an optional field', z.optional(z.string()), 'text; may be absent'],
  ])('describes %s', (_case, schema, words) => {
    expect(holdsOf(schema)).toEqual([words]);
  });

  it('marks the fields of an optional object as possibly absent', () => {
    expect(holdsOf(z.optional(z.strictObject({ inner: z.string() })))).toEqual(['text; may be absent']);
  });

  it('refuses a field whose type it cannot describe', () => {
    expect(() => holdsOf(z.unknown())).toThrow('The document cannot describe the type of "field"');
  });
});
