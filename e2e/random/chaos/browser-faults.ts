import { paymentCalls } from '../../fixtures/payments';
import { armFault } from '../../fixtures/segment-faults';
import { ChatPage } from '../../pages/chat-page';
import type { PlannedFault } from '../plan';
import type { Random } from '../random';
import type { Fate } from '../world/fates';
import { keepsTranscript, startsWithWhatIsOpen } from './judges';
import { type ChaosVisit, ProductFailure } from './visit';

const calls = [
  ...Object.values(paymentCalls),
  { method: 'POST', path: '/api/lead' },
  { method: 'POST', path: '/api/proposta' },
] as const;
const segments = ['simulation', 'proposal', 'payment', 'survey'] as const;
/** ms: a late answer that a visitor waits for. */
const LATE_MS = 600;

/** Does to the browser, the network and the API what a fault of the plan says. What lasts is ended by `visit.ends`. */
export async function strike(visit: ChaosVisit, step: string, fault: PlannedFault, random: Random): Promise<void> {
  visit.story.push(`${step}: ${JSON.stringify(fault)}`);
  await act(visit, fault, random).catch((error: unknown) => {
    if (error instanceof ProductFailure) throw error;
    visit.story.push(`  not as planned: ${String(error).split('\n')[0]}`); // for example a reload while offline
  });
}

async function act(visit: ChaosVisit, fault: PlannedFault, random: Random): Promise<void> {
  const { context, stack, ends, lost, chat } = visit;
  switch (fault.on) {
    case 'api': {
      const { fate, calls: times } = fault;
      const { kind, ms, ...rest }: Exclude<Fate, 'odd'> = fate === 'odd' ? { kind: 'malformed' } : fate;
      const struck = kind === 'hang' ? 'late-answer' : kind;
      const late = ms !== undefined || kind === 'hang' ? { ms: LATE_MS } : {};
      return stack.sandbox.arm({ ...random.pick(calls), ...rest, kind: struck, ...late, times });
    }
    case 'device':
      ends.push(() => context.setOffline(false));
      return context.setOffline(true);
    case 'segments': {
      const kind = random.pick(['refused', '404', 'HTML instead of JSON'] as const);
      const armed = await armFault(context, stack, random.pick(segments), kind);
      return void ends.push(() => armed.heal());
    }
    case 'storage':
      lost.add(fault.area);
      return void (await chat.page.evaluate(`(${tamper})(${JSON.stringify(fault)}, ${random.below(10)})`));
    case 'clock':
      if (Math.abs(fault.ms) > 24 * 60 * 60 * 1000) lost.add('days');
      await context.addInitScript((ms) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ms; // jumps add up
      }, fault.ms);
      return void (await chat.page.reload());
    case 'page':
      return strikePage(visit, fault.what, random);
  }
}

async function strikePage(
  visit: ChaosVisit,
  what: Extract<PlannedFault, { on: 'page' }>['what'],
  random: Random,
): Promise<void> {
  const { chat, context } = visit;
  switch (what) {
    case 'reload':
    case 'other brand':
      return keepsTranscript(visit, async () => void (await chat.page.reload()));
    case 'kill':
      return startsWithWhatIsOpen(visit, () => reopen(visit));
    case 'copy': {
      const opening = context.waitForEvent('page'); // opened by the page, so that it has a copy of the session storage
      await chat.page.evaluate(() => void window.open('/'));
      const copy = new ChatPage(await opening, true);
      visit.tabs.push(copy);
      if (random.chance(0.5)) return visit.show(copy);
      return chat.page.bringToFront();
    }
    case 'close':
      return void (await visit.close());
  }
}

/** Every tab is closed, and the address opened in a new one: the session storage is gone. */
async function reopen(visit: ChaosVisit): Promise<void> {
  const page = await visit.context.newPage();
  for (const tab of visit.tabs) await tab.page.close();
  visit.tabs = [new ChatPage(page, true)];
  visit.lost.add('conversation');
  await page.goto('/');
}

/** Runs in the page. A storage that is full stays full until the next load. */
function tamper({ area, what }: Extract<PlannedFault, { on: 'storage' }>, pick: number): void {
  const storage = area === 'tab' ? sessionStorage : localStorage;
  const ours = Object.keys(storage).filter((key) => key.startsWith('consorcio.'));
  if (what === 'clear') for (const key of ours) storage.removeItem(key);
  else if (what === 'lose a part') storage.removeItem(ours[pick % ours.length] ?? '');
  else {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...item) {
      if (this === storage) throw new DOMException('full', 'QuotaExceededError');
      return setItem.apply(this, item);
    };
  }
}
