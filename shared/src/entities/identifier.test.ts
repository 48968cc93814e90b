import { identifierSchema } from './identifier';

it.each([
  { id: 0, ok: true },
  { id: 'a-1', ok: true },
  { id: '', ok: false },
  { id: 1.5, ok: false },
  { id: 'x'.repeat(201), ok: false },
  { id: null, ok: false },
])('accepts the id $id: $ok', ({ id, ok }) => {
  expect(identifierSchema.safeParse(id).success).toBe(ok);
});
