import type { TestInfo } from '@playwright/test';
import { expectNoCardData } from '../fixtures/card-secrecy';
import { test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { describePlan, planOf } from './plan';
import { play } from './play';
import { endFaults } from './settle';
import type { World } from './world';

/** What the report counts: an attachment of the test. */
export interface JourneySummary {
  readonly outcome: string;
  readonly fired: Readonly<Record<string, number>>;
  readonly charges: number;
  readonly moves: number;
}
export const summaryName = 'chaos';

/** Declares the journey of one seed and index. */
export function chaosJourney(seed: number, index: number, short = false): void {
  test(`seed ${seed}, journey ${index}`, async ({ chat, context, page, stack, watched, beginAt }, info) => {
    watched.expectFailedRequests(/./);
    watched.expectLine(/./); // faults are reported there; uncaught errors are not lines
    watched.expectLeaving();
    page.setDefaultTimeout(5_000);
    const plan = planOf(seed, index, short);
    const world: World = {
      context,
      stack,
      plan,
      visitor: aVisitor(),
      chat,
      tabs: [chat],
      lost: new Set(),
      read: new Set(),
      chosen: new Map(),
      fired: new Map(),
      ends: [],
      story: [describePlan(plan)],
    };
    stack.configure({ idempotencyKeys: plan.honoursKeys ? 'honoured' : 'sent' });
    await stack.sandbox.honourKeys(plan.honoursKeys);
    await beginAt(plan.place);
    let outcome = 'product failure';
    try {
      outcome = await play(world);
      for (const tab of world.tabs)
        for (const card of chat.card.typed) await expectNoCardData(tab.page, card, watched.seen());
    } catch (error) {
      throw new Error(`${storyOf(world)}\nReplay it: pnpm chaos --seed ${seed} --only ${index}`, { cause: error });
    } finally {
      await endFaults(world);
      await attachSummary(world, outcome, info);
    }
    if (process.env.CHAOS_STORY) console.log(storyOf(world));
  });
}

async function attachSummary({ stack, fired, story }: World, outcome: string, info: TestInfo): Promise<void> {
  const { charges } = await stack.sandbox.ledger();
  const summary: JourneySummary = {
    outcome,
    fired: Object.fromEntries(fired),
    charges: charges.filter(({ situacao }) => situacao !== 'recusado').length,
    moves: story.filter((line) => /^\d/.test(line)).length,
  };
  await info.attach(summaryName, { body: JSON.stringify(summary), contentType: 'application/json' });
}

function storyOf({ story }: World): string {
  return story.map((line) => `  ${line}`).join('\n');
}
