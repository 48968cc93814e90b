import { recoveryMoments, runCell, type WayThrough } from '../pages/fixtures/recovery-cell';
import { cellsOf } from '../pages/fixtures/sample';
import { segmentFaults } from '../pages/fixtures/segment-faults';
import type { SegmentName } from '../pages/fixtures/stack';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { labels } from '../pages/labels';

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

// Four phones in parallel, one per segment: most of the time they wait. One loader serves all segments, so 40 of the 160 cells
// are enough: every pair of fault, segment and moment. `FAULT_MATRIX=full pnpm e2e recovery` runs all of them, and `npm test`
// every fifth fault.
const shifts = process.env.FAULT_MATRIX === 'full' ? [...recoveryMoments.keys()] : [0];

test.describe('the fault matrix', () => {
  const rows = segmentFaults.map((fault, row) => ({ fault, row }));
  for (const { fault, offset } of cellsOf(rows, 5).flatMap(({ fault, row }) =>
    shifts.map((shift) => ({ fault, offset: row + shift })),
  )) {
    test(`${fault}, with the moments from ${recoveryMoments[offset % recoveryMoments.length]} on`, async ({
      browser,
      stack,
      seeds,
    }) => {
      const cells = await Promise.allSettled(
        Object.entries(ways).map(([segment, way], column) => {
          const moment = recoveryMoments[(offset + column) % recoveryMoments.length] ?? recoveryMoments[0];
          return runCell(browser, stack, seeds, { fault, segment: segment as SegmentName, way, moment });
        }),
      );
      expect(cells.flatMap((cell) => (cell.status === 'rejected' ? [String(cell.reason)] : []))).toEqual([]);
    });
  }
});
