import { loadConversation } from '../pages/fixtures/load-conversation';
import { withTables } from './stale-documents';

it('writes a table between its two comments, and says which table has no place', () => {
  const text = 'Words.\n<!-- a: written by pnpm check documents --write -->\nold\n<!-- end of a -->\nMore.';
  const written = 'Words.\n<!-- a: written by pnpm check documents --write -->\n\nnew\n\n<!-- end of a -->\nMore.';
  expect(withTables(text, { a: 'new' })).toBe(written);
  expect(() => withTables(text, { b: 'new' })).toThrow('no place for the table b');
});

it('every component of a message says what it is to those who cannot see it', async () => {
  const { segments } = await loadConversation();
  const steps = segments.flatMap((segment) => Object.values(segment.steps));
  expect(steps.filter(({ component }) => component && !component.spoken).map(({ name }) => name)).toEqual([]);
});
