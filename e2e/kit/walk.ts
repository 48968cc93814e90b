import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '@playwright/test';
import type { Environment } from './environment';
import { type KitPage, openKitPage } from './kit-page';
import { cardSecrets } from './page/card-secrets';
import type { Finding } from './page/findings';
import type { Played } from './page/kit';

/** Visitors: the brand, the width of the phone, and how they press. */
const visits = [
  { brand: 'home', width: 360, by: 'touch' },
  { brand: 'stopclub', width: 390, by: 'keyboard' }, // dark
  { brand: '99-pay', width: 320, by: 'answers' }, // in an app, and bright
] as const;
type Visit = (typeof visits)[number];

/** ms after the last step in which what was left may throw. */
const LATER_MS = 2500;
/** Seconds of work in which a step is asked for its parts several times, drawn and looked at: a function or a part that blocks the page takes more. */
const MOST_WORK_S = 0.4;
/** Until a field of a frame can be filled in, also on a busy machine. */
const inTime = { timeout: 30_000 };
/** What blocks the page does so each time; a busy machine only once. */
const TIMES = 3;
const MOST_CONTROLS = 12;
const MOST_TABS = 30;
/** Keys that belong to the visitor while nothing has the focus. */
const pageKeys = ['ArrowDown', 'Home', 'Enter', 'k'];
/** Mounts with presses, and what each may leave: compiled code, caches of the JavaScript engine. */
const CYCLES = 12;
const KIB_EACH = 48;
const NODES_EACH = 1;

interface Build {
  readonly manifestUrl: string;
  readonly segment: string;
  /** The facts that its code names. */
  readonly facts: readonly string[];
  /** The steps that are played; all if absent. */
  readonly only: readonly string[] | undefined;
}

/** Walks through all steps of a build as three visitors at once, each on a page of its own. */
export async function walk(environment: Environment, build: Build): Promise<readonly Finding[]> {
  return (await Promise.all(visits.map((visit) => walkAs(environment, visit, build)))).flat();
}

async function walkAs(environment: Environment, { brand, width, by }: Visit, build: Build) {
  const { manifestUrl: manifest, segment, facts, only } = build;
  const settings = { ...(await environment.settingsFor(segment, brand)), manifest, isHostile: by === 'keyboard' };
  const kitPage = await openKitPage(environment, width);
  const { kit, note, isStuck } = kitPage;
  const findings: Finding[] = [];
  const attempt = async (where: string, run: () => Promise<unknown>) => {
    await run().catch((error: Error) => {
      const why = error.message.split('\n')[0];
      if (!isStuck()) note('steps', `cannot be looked at: ${why}. Is it a mistake of the kit?`);
    });
    findings.push(...(await kitPage.findings(where)));
  };
  let steps: readonly string[] | undefined;
  await attempt(segment, async () => {
    const all = await kit.load(settings);
    steps = all && (only ?? all);
  });
  for (const step of steps ?? []) {
    if (isStuck()) break;
    await attempt(step, async () => {
      let [played, work] = await playMeasured(kitPage, step);
      for (let time = 1; work > MOST_WORK_S && time < TIMES; time += 1)
        [played, work] = await playMeasured(kitPage, step);
      if (work > MOST_WORK_S)
        note('resources', 'blocks the page for longer than 300 ms. Do less, or split it with a timer.');
      if (!played.waits && !played.hasPart) return;
      await look(kitPage, by === 'touch' ? 'all' : 'contrast');
      if (by === 'touch' && played.waits) await kit.reload();
      if (by === 'touch' && played.hasForm) await submitCard(kitPage, step);
      if (played.hasPart) await press(kitPage, by);
    });
  }
  if (steps && !isStuck())
    await attempt(segment, async () => {
      await kit.clear();
      if (by === 'answers') await kit.answerAll(steps ?? [], only ? undefined : facts);
      await kit.noteTraces();
      await sleep(LATER_MS);
    });
  await kitPage.close();
  return findings;
}

/** Plays a step, and measures the seconds of work that it takes. */
async function playMeasured({ kit, worked }: KitPage, step: string): Promise<readonly [played: Played, work: number]> {
  const before = await worked();
  const played = await kit.play(step);
  return [played, (await worked()) - before];
}

/** Fills in the form of the waiting step, which is in a frame, and submits it. */
async function submitCard({ kit, page, note }: KitPage, step: string): Promise<void> {
  const form = page.locator('dialog[open] iframe').contentFrame().locator('form');
  try {
    for (const { field, typed } of cardSecrets) await form.locator(`[autocomplete="${field}"]`).fill(typed, inTime);
    await form.getByRole('radio').first().check(inTime);
    await kit.noteSecrets();
    await form.locator('[type="submit"]').click(inTime);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return note('answers', 'shows no form of a card in a frame, with the autocomplete of each field. Draw it in time.');
  }
  await kit.noteSubmitted(step);
  await kit.noteSecrets({ 'the storage of its frame': await page.context().storageState() });
}

/** Looks at the page, and where axe cannot judge at pictures of it. */
async function look({ kit, page }: KitPage, about: 'all' | 'contrast'): Promise<void> {
  // A frame is as high as its form once that is drawn. One that never is, is noted where it is filled in.
  if ((await page.locator('iframe').count()) > 0)
    await page
      .locator('iframe[style]')
      .waitFor(inTime)
      .catch(() => undefined);
  const area = await kit.look(about);
  if (!area || area.width < 1 || area.height < 1) return;
  const picture = async () =>
    (await page.screenshot({ clip: area, animations: 'allow', caret: 'initial' })).toString('base64');
  const shown = await picture();
  await kit.hideInk(true);
  const hidden = await picture();
  await kit.hideInk(false);
  await kit.judgeInk(area, shown, hidden);
}

/** Presses all controls of a part that is drawn alone: by touch, with empty fields first, by the keyboard, or many times, to see what grows. */
async function press(kitPage: KitPage, by: Visit['by']): Promise<void> {
  const { kit, page } = kitPage;
  if (!(await kit.stage())) return;
  await kit.noteCoveredControls();
  if (by === 'touch') {
    await touch(kitPage, 'buttons');
    await look(kitPage, 'all'); // also the problems of a form that was sent empty
    await touch(kitPage, 'fields');
    await touch(kitPage, 'buttons');
  } else if (by === 'keyboard') {
    for (const key of pageKeys) await page.keyboard.press(key);
    await walkByTab(kitPage);
    await kit.noteUnreached();
    await walkByTab(kitPage, 'Space');
  }
  await kit.unstage();
  await kit.cycle(1);
  if (by === 'answers') await measureGrowth(kitPage);
}

/** Touches the buttons of the part, or its fields and choices. */
async function touch({ kit, page }: KitPage, which: 'buttons' | 'fields'): Promise<void> {
  for (let index = 0; index < MOST_CONTROLS; index += 1) {
    const point = await kit.aim(which, index);
    if (point === undefined) return;
    if (point) await page.touchscreen.tap(point.x, point.y);
  }
}

/** Moves the focus through the part by the Tab key, and presses a key at each control. */
async function walkByTab({ kit, page }: KitPage, key?: string): Promise<void> {
  for (let tab = 0, wasInPart = false; tab < MOST_TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const isInPart = await kit.rememberFocus();
    if (wasInPart && !isInPart) return;
    wasInPart = isInPart;
    if (isInPart && key) await page.keyboard.press(key);
  }
}

/** Nodes and memory that grow with each mount and its presses. What grows shows twice; what was only removed late does not. */
async function measureGrowth({ kit, counts, note }: KitPage): Promise<void> {
  let before = await counts();
  for (let times = 1; times <= 2; times += 1) {
    await kit.cycle(CYCLES);
    const after = await counts();
    const [nodes, kib] = [(after.nodes - before.nodes) / CYCLES, (after.heapKib - before.heapKib) / CYCLES];
    if (nodes < NODES_EACH && kib < KIB_EACH) return;
    before = after;
    const left = nodes >= NODES_EACH ? `${Math.round(nodes)} nodes` : `${Math.round(kib)} KiB`;
    const says = `leaves ${left} with each mount and its presses. Something outside of the part keeps them.`;
    if (times === 2) note('resources', says);
  }
}
