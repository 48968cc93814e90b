import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { waitUntilSettled } from '../pages/conversation';
import { holdLimits, passLimits, SEGMENT_LIMIT_MS } from '../pages/fixtures/limits';
import { cellsOf } from '../pages/fixtures/sample';
import { plant, type SeededPlace, type Seeds } from '../pages/fixtures/seeds';
import { type ArmedFault, armFault, type SegmentFault, segmentFaults } from '../pages/fixtures/segment-faults';
import type { SegmentName, Stack } from '../pages/fixtures/stack';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { type Watch, watch } from '../pages/fixtures/watch';
import { labels } from '../pages/labels';

// What the visitor reads of each failure: host/src/talk/steps/steps.test.ts.

const moments = ['at start', 'while preloading', 'at the boundary', 'in mid-step'] as const;
type Moment = (typeof moments)[number];

/** How a visitor enters a segment and continues inside it. */
interface WayThrough {
  /** The last place before the segment. */
  readonly before: SeededPlace;
  /** Steps before the gesture that enters the segment. */
  approach?(chat: ChatPage): Promise<void>;
  /** The gesture that enters the segment. */
  cross(chat: ChatPage): Promise<void>;
  /** The first step of the segment that waits for the visitor. */
  readonly first: string;
  readonly inside: SeededPlace;
  /** An unfinished answer inside the segment, where there is a field. It must not be lost. */
  readonly draft?: string;
  /** Completes the answer. */
  goOn(chat: ChatPage): Promise<void>;
  /** The step that waits after that answer. */
  readonly after: string;
  /** Whether continuing loads a component that a page opened inside the segment has not requested yet. */
  readonly needsMore: boolean;
}

const visitor = aVisitor();

const ways: Readonly<Record<SegmentName, WayThrough>> = {
  simulation: {
    before: 'intro',
    cross: (chat) => chat.choose(labels.start),
    first: 'lead-select-category',
    inside: 'lead-telefone',
    draft: visitor.telefone,
    goOn: (chat) => chat.press(chat.send),
    after: 'plans-list-select',
    needsMore: true, // the carousel
  },
  proposal: {
    before: 'plans-list-select',
    approach: (chat) => chat.press(chat.plans.option(/^Integral/)),
    cross: (chat) => chat.press(chat.plans.action(labels.continue)),
    first: 'proposal-confirm-plan',
    inside: 'proposal-confirm-plan',
    goOn: (chat) => chat.choose(labels.confirmPlan),
    after: 'proposal-titular',
    needsMore: false, // its next questions use only the host's controls
  },
  payment: {
    before: 'proposal-terms',
    cross: (chat) => chat.choose(labels.confirm),
    first: 'payment-options',
    inside: 'payment-options',
    goOn: (chat) => chat.choose(labels.pix),
    after: 'payment-pix-options',
    needsMore: true, // the sheet with the code
  },
  survey: {
    before: 'payment-options',
    approach: (chat) => chat.choose(labels.pix),
    cross: (chat) => chat.choose(labels.pixPaid),
    first: 'pesquisa-algo-mais',
    inside: 'pesquisa-algo-mais',
    async goOn(chat) {
      await chat.choose(labels.nothingMore);
      await chat.choose(visitor.midia);
    },
    after: 'pesquisa-csat-compra',
    needsMore: true, // the scores
  },
};

/** The code in the console; absent where the segment arrives, and only its components may be broken. */
const causes: Partial<Record<SegmentFault, string>> = {
  refused: 'segment.unreachable',
  '404': 'segment.unreachable',
  'HTML instead of JSON': 'segment.broken',
  hang: 'segment.timeout',
  'throws on load': 'segment.broken',
  'corrupt bytes': 'segment.unreachable', // the browser does not run a script with another hash
  'missing chunk after a deploy': 'segment.unreachable',
  'wrong contract': 'segment.contract',
};

// Four phones in parallel, one per segment: most of the time they wait. One loader serves all segments, so 40 of the 160 cells
// are enough: every pair of fault, segment and moment. `FAULT_MATRIX=full pnpm e2e recovery` runs all of them, and `npm test`
// every tenth fault.
const shifts = process.env.FAULT_MATRIX === 'full' ? [...moments.keys()] : [0];
const rows = segmentFaults.flatMap((fault, row) => shifts.map((shift) => ({ fault, offset: row + shift })));

for (const { fault, offset } of cellsOf(rows, 10))
  test(`the fault matrix: ${fault}, from ${moments[offset % moments.length]} on`, async ({ browser, stack, seeds }) => {
    const cells = await Promise.allSettled(
      Object.entries(ways).map(([segment, way], column) => {
        const moment = moments[(offset + column) % moments.length] ?? moments[0];
        return runCell(browser, stack, seeds, { fault, segment: segment as SegmentName, way, moment });
      }),
    );
    expect(cells.flatMap((cell) => (cell.status === 'rejected' ? [String(cell.reason)] : []))).toEqual([]);
  });

/** One fault of one segment at one moment. */
interface Cell {
  readonly fault: SegmentFault;
  readonly segment: SegmentName;
  readonly way: WayThrough;
  readonly moment: Moment;
}

/** Faults of files that a page in mid-step has already loaded. They only show after the phone discarded the tab. */
const needsReload: ReadonlySet<SegmentFault> = new Set(['throws on load', 'throws on render', 'wrong contract']);
const isInside = ({ moment }: Cell) => moment === 'at start' || moment === 'in mid-step';
const isDiscarded = ({ moment, fault }: Cell) => moment === 'in mid-step' && needsReload.has(fault);

/** Console lines that these faults are expected to cause. */
const expectedLines = [
  /^\[consorcio\] segment\./,
  /^\[consorcio\] unexpected at=part/,
  /^Failed to find a valid digest in the 'integrity' attribute/,
];

/** Plays a fault on a phone of its own. Rejects with what went wrong. */
async function runCell(browser: Browser, stack: Stack, seeds: Seeds, cell: Cell): Promise<void> {
  const context = await browser.newContext();
  await holdLimits(context);
  await context.addInitScript(recordNotices);
  const page = await context.newPage();
  const watched = watch(context);
  watched.expectFailedRequests(/./);
  for (const line of expectedLines) watched.expectLine(line);
  // The broken build has replaced the entered one at its address, so the release no longer names that one.
  if (isDiscarded(cell)) watched.expectLine(/^\[consorcio\] storage\.unreadable segment=/);
  const armed: ArmedFault[] = [];
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened += 1;
  });
  try {
    await plant(page, seeds, isInside(cell) ? cell.way.inside : cell.way.before);
    await play({ context, page, chat: new ChatPage(page, true), watched, stack, armed }, cell);
    expect(opened, 'the page did not reload itself').toBe(isDiscarded(cell) ? 2 : 1);
  } catch (error) {
    const cause = armed[0]?.problems()[0] ?? error; // the result of a fault that did not work means nothing
    throw new Error(`${cell.segment}, ${cell.moment}: ${cause instanceof Error ? cause.message : cause}`);
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' }); // the page may still be loading files
    await context.close();
  }
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly chat: ChatPage;
  readonly watched: Watch;
  readonly stack: Stack;
  /** The fault, from the moment on when it is armed. */
  readonly armed: ArmedFault[];
}

/** Brings the visitor to the fault. Returns the fault and the transcript so far. */
async function begin({ context, page, chat, stack, armed }: Visit, { segment, fault, ...cell }: Cell) {
  const { moment, way } = cell;
  const arm = async () => {
    const fresh = await armFault(context, stack, segment, fault);
    armed.push(fresh);
    return fresh;
  };
  const open = async (place: string) => {
    await page.goto('/');
    await chat.isAt(place);
  };
  if (moment === 'in mid-step') {
    await open(way.inside);
    if (way.draft !== undefined) await chat.type(way.draft);
    const transcript = await chat.transcript();
    const armed = await arm();
    if (needsReload.has(fault)) await page.reload();
    return { armed, transcript };
  }
  const armedFault = await arm();
  if (moment === 'at start') {
    await page.goto('/');
    await expect(chat.bubbles.first()).toBeVisible();
    return { armed: armedFault, transcript: await chat.transcript() };
  }
  await open(way.before);
  const transcript = await chat.transcript();
  if (moment === 'while preloading') {
    await expect.poll(armedFault.hits, { intervals: [20] }).toBeGreaterThan(0);
    armedFault.heal();
  }
  await way.approach?.(chat);
  await way.cross(chat);
  return { armed: armedFault, transcript };
}

/** The limits of a chunk and of a file of settings: shared/webpack/base-config.ts, host/src/platform/load-json.ts. */
const OTHER_LIMITS_MS = 8000;

async function play(visit: Visit, cell: Cell): Promise<void> {
  const { page, chat, watched } = visit;
  const { fault, moment, way } = cell;
  const { armed, transcript } = await begin(visit, cell);

  const notices: boolean[] = [];
  let isHanging = fault === 'hang' && moment !== 'while preloading';
  const heal = async () => {
    armed.heal();
    if (fault === 'hang') await passLimits(page, OTHER_LIMITS_MS); // what hangs is requested again
  };
  /** From leaving a place until the conversation continues: the notice, its cause, the recovery. */
  const leg = async (to: string, left?: string) => {
    const settling = waitUntilSettled(page, left === undefined ? {} : { step: left });
    const isPending = () => Promise.race([settling.then(() => false), wait(100, true)]);
    while (isHanging && (await isPending())) await passLimits(page, SEGMENT_LIMIT_MS, OTHER_LIMITS_MS);
    await settling;
    isHanging = false;
    await expect(page.getByRole('banner'), 'the shell is alive').toBeVisible();
    const notice = await page.evaluate(takeNotice);
    notices.push(notice);
    await expectCause(visit, cell, notice);
    await recover(chat, heal, moment === 'at start');
    await chat.isAt(to);
    await retryParts(chat);
  };

  if (!isInside(cell)) await leg(way.first, way.before);
  else if (moment === 'at start' || isDiscarded(cell)) await leg(way.inside);
  if (isDiscarded(cell) && way.draft !== undefined) await expect(chat.field, 'the begun answer').toHaveValue(way.draft);
  const isSeenLater = fault === 'throws on render' && moment === 'at the boundary' && way.first === way.inside;
  if (isInside(cell) || isSeenLater) {
    if (moment === 'at start' && way.draft !== undefined) await chat.type(way.draft);
    await way.goOn(chat);
    await leg(way.after, way.inside);
  }

  /** Nothing had to be requested. What later steps need may be, while the visitor reads: nobody notices when that fails. */
  const isUnneeded = moment === 'in mid-step' && !isDiscarded(cell) && !way.needsMore;
  if (!isUnneeded) expect(armed.hits(), 'the fault was hit').toBeGreaterThan(0);
  expect(armed.problems()).toEqual([]);
  const isNoticed = moment !== 'while preloading' && !isUnneeded && fault !== 'slow';
  expect(notices.includes(true), 'a failure notice').toBe(isNoticed);
  // Code that already ran stays broken. Everything else was healed after the first notice.
  if (fault !== 'throws on render') expect(notices.slice(1), 'no notice after recovery').not.toContain(true);

  expect((await chat.transcript()).slice(0, transcript.length), 'the transcript is still there').toEqual(transcript);
  const created = watched.seen().bodies.map(({ address }) => new URL(address).pathname);
  for (const call of [/^\/api\/lead$/i, /^\/api\/proposta$/, /^\/api\/pagamento\//]) {
    expect(created.filter((path) => call.test(path)).length, `sent at most once: ${call}`).toBeLessThanOrEqual(1);
  }
  // A script that is not JavaScript, or that throws while loading, is an error that the page cannot catch.
  expect(watched.surprises().filter((line) => !line.startsWith('Uncaught error'))).toEqual([]);
}

/** The console names this cause and no other, and the notice has a second way on. */
async function expectCause({ chat, watched }: Visit, { fault, segment }: Cell, wasNoticed: boolean): Promise<void> {
  const found = watched.seen().lines.flatMap((line) => {
    const [, cause = '', name] = /^\[consorcio\] (segment\.\S+) segment=(\w+)/.exec(line) ?? [];
    return name === segment ? [cause] : [];
  });
  const others = found.filter((cause) => cause !== causes[fault]);
  expect(others, 'no other cause').toEqual([]);
  if ((await chat.settledStep()) === 'segmento-indisponivel') {
    expect([wasNoticed, found.length > 0], 'a failure notice, and the cause in the console').toEqual([true, true]);
    await expect(chat.option(labels.specialists)).toBeEnabled();
  } else if (wasNoticed) {
    // It counts a moment later, when the page has stayed.
    const ofParts = () => watched.seen().lines.filter((line) => /^\[consorcio\] .* at=part\b/.test(line));
    await expect.poll(ofParts, 'the cause in the console').not.toEqual([]);
  }
}

/** Heals a segment. Some visitors press the button; for the others the connection returns. */
async function recover(chat: ChatPage, heal: () => Promise<void>, isByItself: boolean): Promise<void> {
  const again = chat.option(labels.again);
  const isMissing = async () => (await chat.settledStep()) === 'segmento-indisponivel';
  if (!(await isMissing())) return heal();
  await expect(again).toBeEnabled();
  await heal();
  // The next reading of the release may still name the broken build, and the pause before the attempt after it is held.
  const connect = () => chat.page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (isByItself) return expect.poll(() => connect().then(isMissing)).toBe(false);
  while (await isMissing()) await again.evaluate(press, null, { timeout: 5_000 }).catch(() => undefined);
}

/** Runs in the page, which also retries by itself: a finger might come down on what stands there a moment later. */
const press = (button: HTMLElement) => button.click();

/** A component that failed says so and loads when the visitor retries. */
async function retryParts(chat: ChatPage): Promise<void> {
  const again = chat.log.getByRole('alert').getByRole('button', { name: labels.again });
  for (let left = await again.count(); left > 0; left = await again.count()) {
    await again
      .first()
      .evaluate(press, null, { timeout: 5_000 })
      .catch(() => undefined);
    await expect(again).not.toHaveCount(left);
    await chat.settledStep();
  }
}

/** Runs in the page before its scripts: remembers every failure notice, also one for a moment. */
function recordNotices(): void {
  let wasShown = false;
  const look = () => {
    const { step, state } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    const isShown =
      (step === 'segmento-indisponivel' && state === 'waiting') ||
      document.querySelector('[role="log"] [role="alert"]') !== null;
    if (isShown && !wasShown) Object.assign(window, { wasNoticed: true });
    wasShown = isShown;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: whether a failure notice appeared since the last call. */
function takeNotice(): boolean {
  const wasNoticed = Reflect.get(window, 'wasNoticed') === true;
  Object.assign(window, { wasNoticed: false });
  return wasNoticed;
}
