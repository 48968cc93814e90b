import type { Page } from '@playwright/test';
import { repeatedPresses } from '../fixtures/presses';
import { expectContractNumber, expectOnlyProposal, proposalCall, proposalPosts } from '../fixtures/proposals';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

const uncertainty = 'A confirmação não chegou a esta página, então não sei dizer se o último envio chegou até nós.';
const _uncertainAnswer =
  'O sistema respondeu com erro antes de confirmar, então não sei dizer se o último envio foi concluído.';

/** The server responds when the test clears its faults. */
const pending = { kind: 'latency', ms: 600_000 } as const;

async function backAndForward(page: Page): Promise<void> {
  await page.goBack();
  await page.goForward();
}

test('repeated presses on the confirm button confirm once', async ({ chat, stack, beginAt }) => {
  for (const [what, press] of repeatedPresses) {
    await given(`a visitor before the terms: ${what}`, async () => {
      await stack.sandbox.reset();
      await beginAt('proposal-terms');
    });
    await when('they confirm', () => press(chat.option(labels.confirm), chat));
    await thenSee('there is one proposal, sent once', async () => {
      await expectContractNumber(chat);
      await expect(chat.visitorMessage(labels.confirm)).toHaveCount(1);
      await isThereOnce(stack, 1);
    });
  }
});

for (const { what, fault, leave } of [
  { what: 'a lost response', fault: { kind: 'lost-answer', times: 1 } },
  { what: 'a reload during the request', fault: pending, leave: (page: Page) => page.reload() },
] as const) {
  test(`${what} is shown as an unknown outcome, and a retry creates one proposal`, async ({
    chat,
    page,
    stack,
    watched,
    beginAt,
  }) => {
    if (!leave) watched.expectFailedRequests(proposalCall.path);
    await given(`a visitor who confirms: ${what}`, async () => {
      await beginAt('proposal-terms');
      await stack.sandbox.arm({ ...proposalCall, ...fault });
      await chat.choose(labels.confirm);
      await expect.poll(() => stack.sandbox.hits()).toBe(1);
      if (!leave) return;
      await expect(chat.typing).toBeVisible();
      await expect(chat.option(labels.confirm)).toHaveCount(0);
      await leave(page);
    });
    await thenSee('the outcome is shown as unknown', async () => {
      await chat.isAt('error-general');
      await expect(chat.botMessage(uncertainty)).toBeVisible();
    });
    const transcript = await chat.transcript();
    await when('the page reloads', () => page.reload());
    await thenSee('it shows the same, and nothing was sent automatically', async () => {
      await chat.isAt('error-general');
      expect(await chat.transcript()).toEqual(transcript);
      expect(await proposalPosts(stack)).toEqual([1]);
    });
    await when('the server finishes its work, and they try again', async () => {
      await stack.sandbox.clearFaults();
      await chat.choose(labels.again);
    });
    await thenSee('the conversation continues there', async () => {
      await expectContractNumber(chat);
      expect((await chat.transcript()).slice(0, transcript.length)).toEqual(transcript);
    });
    if (!leave) await when('they go back and forward', () => backAndForward(page));
    await thenSee('there is one proposal with one key', async () => {
      await expectContractNumber(chat);
      expect(await proposalPosts(stack)).toEqual([2]);
      await isThereOnce(stack, 2);
    });
  });
}

test('the same conversation in two tabs creates one proposal, with an API that knows no keys', async ({
  chat,
  stack,
  beginAt,
}) => {
  for (const how of ['one after the other', 'at the same time']) {
    const other = await given(`a conversation before the terms, in two tabs: ${how}`, async () => {
      await stack.sandbox.reset();
      stack.configure({ idempotencyKeys: 'off' });
      await beginAt('proposal-terms');
      return chat.copyTab();
    });
    await when('both confirm', async () => {
      if (how === 'one after the other') {
        await other.choose(labels.confirm);
        await expectContractNumber(other);
        await chat.page.bringToFront();
        await chat.choose(labels.confirm);
      } else {
        await Promise.all([chat, other].map((tab) => tab.option(labels.confirm).dispatchEvent('click')));
        await expectContractNumber(other);
      }
    });
    await thenSee('both show the same contract and there is one proposal', async () => {
      await expectContractNumber(chat);
      await isThereOnce(stack);
      await other.page.close();
    });
  }
});

async function isThereOnce(stack: Stack, posts?: number): Promise<void> {
  const { proposals } = await stack.sandbox.ledger();
  await expectOnlyProposal(stack, theProposalOf(), posts ?? proposals[0]?.posts);
}
