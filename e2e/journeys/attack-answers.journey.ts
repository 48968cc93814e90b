import { waitUntilSettled } from '../pages/conversation';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { expect, expectNothingRan, isWhole, test } from '../serving/attack/attack-test';
import { type Cause, causes } from '../serving/attack/calls';
import { type HostileAnswer, hostileAnswerNames } from '../serving/attack/hostile-answers';
import { waysOn } from '../serving/attack/ways-on';

/** `npm test`: one answer for each call. `pnpm attack`: every pair. */
const answersFor = (cause: Cause): readonly HostileAnswer[] => {
  const first = causes.indexOf(cause);
  return isWhole ? hostileAnswerNames : hostileAnswerNames.slice(first, first + 1);
};

/** A browser that opens a page for each pair is faster than one that is opened for each. */
const groups: readonly (readonly Cause[])[] = isWhole
  ? causes.map((cause) => [cause])
  : [0, 1].map((half) => causes.filter((_, index) => index % 2 === half));

/** ms that the page waits for an answer without an end. */
const patience = 1000;

for (const group of groups) {
  const titles = group.map(({ call }) => call.replace(/.*\//, '')).join(', ');
  test(`hostile answers of ${titles} run nothing, steal nothing and leave ways on`, async ({
    chat,
    page,
    stack,
    watched,
    canary,
    hostileApi,
    beginAt,
  }) => {
    watched.expectFailedRequests(/./);
    for (const cause of group) {
      for (const answer of answersFor(cause)) {
        const hits = hostileApi.hits();
        await given(`an API that answers ${cause.call} with ${answer}`, async () => {
          await stack.sandbox.reset();
          stack.configure({ apiTimeoutMs: answer === 'an answer without an end' ? patience : 20_000 });
          hostileApi.answer(cause.call, answer);
          await beginAt(cause.place, cause.path);
        });
        await when('a visitor causes the call', async () => {
          await cause.act(chat);
          await expect.poll(() => hostileApi.hits()).toBeGreaterThan(hits);
          await waitUntilSettled(page);
        });
        await thenSee('nothing ran or left, and there are ways on', async () => {
          await expect.poll(async () => (await waysOn(page)).length).toBeGreaterThanOrEqual(2);
          await expectNothingRan(page, canary);
          expect(hostileApi.stolen).toEqual([]);
        });
        await thenSee('the conversation goes on', async () => {
          hostileApi.answer(cause.call, undefined);
          const again = chat.option(labels.again);
          if ((await again.count()) === 0) return;
          const { own } = await waitUntilSettled(page);
          await chat.press(again);
          await waitUntilSettled(page, { own });
        });
      }
    }
  });
}
