import { paymentCalls } from '../../pages/fixtures/payments';
import { armFault } from '../../pages/fixtures/segment-faults';
import { DAY, type PlannedFault } from '../plan';
import type { Random } from '../random';
import type { ChaosVisit } from './visit';

const paths = ['/api/lead', '/api/proposta', ...Object.values(paymentCalls).map(({ path }) => path)];
const segments = ['simulation', 'proposal', 'payment', 'survey'] as const;
const segmentFaults = ['refused', '404', 'HTML instead of JSON'] as const;
/** ms: a late answer that a visitor waits for. */
const LATE_MS = 600;

/** Does to the browser, the network and the API what a fault of the plan says. What lasts is ended by `visit.endFaults`. */
export async function strike(visit: ChaosVisit, step: string, fault: PlannedFault, random: Random): Promise<void> {
  const { context, stack, lost, chat } = visit;
  switch (fault.on) {
    case 'api': {
      const fate = fault.fate === 'odd' ? ({ kind: 'malformed' } as const) : fault.fate;
      const kind = fate.kind === 'hang' ? 'late-answer' : fate.kind;
      const call = { method: 'POST', path: random.pick(paths), times: fault.calls } as const;
      return stack.sandbox.arm({ ...call, ...fate, kind, ms: LATE_MS });
    }
    case 'device':
      return context.setOffline(true);
    case 'segments':
      return void (await armFault(context, stack, random.pick(segments), random.pick(segmentFaults)));
    case 'storage':
      lost.add(fault.area);
      return chat.page.evaluate(tamper, fault);
    case 'clock':
      if (Math.abs(fault.ms) > DAY) lost.add('days');
      await context.addInitScript((ms) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ms; // jumps add up
      }, fault.ms);
      return void (await chat.page.reload());
  }
  const pages = context.pages();
  switch (fault.what) {
    case 'reload':
    case 'other brand':
      visit.before = { texts: await chat.transcript() };
      return void (await chat.page.reload());
    case 'absence': {
      const session = await context.newCDPSession(chat.page);
      for (const state of ['frozen', 'active'] as const) await session.send('Page.setWebLifecycleState', { state });
      return session.detach();
    }
    case 'stay':
      return chat.page.evaluate(() => void window.dispatchEvent(new Event('beforeunload')));
    case 'kill':
      visit.before = { killedAt: step };
      lost.add('conversation'); // with the session storage
      await visit.show(await context.newPage());
      for (const page of pages) await page.close();
      return void (await visit.chat.page.goto('/'));
    case 'copy': {
      const opening = context.waitForEvent('page'); // opened by the page, so that it has a copy of the session storage
      await chat.page.evaluate(() => void window.open('/'));
      const copy = await opening;
      return visit.show(random.chance(0.5) ? copy : chat.page);
    }
    case 'close':
      return void (await visit.close());
  }
}

/** Runs in the page. A storage that is full stays full until the next load. */
function tamper({ area, what }: Extract<PlannedFault, { on: 'storage' }>): void {
  const storage = area === 'tab' ? sessionStorage : localStorage;
  const ours = Object.keys(storage).filter((key) => key.startsWith('consorcio.'));
  if (what === 'clear') for (const key of ours) storage.removeItem(key);
  if (what !== 'fill') return;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...item) {
    if (this === storage) throw new DOMException('full', 'QuotaExceededError');
    return setItem.apply(this, item);
  };
}
