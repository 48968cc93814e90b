import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';

// recovery.journey.ts covers every fault of every segment.

test('a stored build that no release names is not requested, and the conversation goes on with the released one', async ({
  chat,
  page,
  stack,
  watched,
}) => {
  watched.expectLine('storage.unreadable');
  const planted = `${stack.segments.simulation.url}/planted/mf-manifest.json`; // which the policy allows: the release must refuse it
  await given('a visitor whose storage was made to name another build', async () => {
    await chat.open();
    await chat.walkTo('lead-email', aVisitor());
    await page.evaluate((manifest) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('consorcio.builds.')) ?? '';
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
      sessionStorage.setItem(key, JSON.stringify({ ...stored, simulation: { ...stored.simulation, manifest } }));
    }, planted);
  });
  await when('the page reloads', () => page.reload());
  await thenSee('the same question, from the released build', async () => {
    await chat.isAt('lead-email');
    await chat.walkTo('lead-telefone', aVisitor());
    expect(watched.seen().addresses.filter((address) => address.startsWith(planted))).toEqual([]);
  });
});
