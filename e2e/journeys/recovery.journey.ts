import { moments, playCell, type WayThrough } from '../fixtures/recovery-cell';
import { segmentFaults } from '../fixtures/segment-faults';
import type { SegmentName } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';

const visitor = aVisitor();

const ways: Readonly<Record<SegmentName, WayThrough>> = {
  simulation: {
    before: 'intro',
    cross: (chat) => chat.choose('Simular agora'),
    first: 'lead-select-category',
    inside: 'lead-telefone',
    begin: (chat) => chat.type(visitor.telefone),
    goOn: (chat) => chat.press(chat.send),
    after: 'plans-list-select',
  },
  proposal: {
    before: 'plans-list-select',
    async cross(chat) {
      await chat.press(chat.plans.option(/^Integral/));
      await chat.press(chat.plans.action('CONTINUAR'));
    },
    first: 'proposal-confirm-plan',
    inside: 'proposal-confirm-plan',
    goOn: (chat) => chat.choose('Sim, quero este plano'),
    after: 'proposal-titular',
  },
  payment: {
    before: 'proposal-terms',
    cross: (chat) => chat.choose('Confirmar'),
    first: 'payment-options',
    inside: 'payment-options',
    goOn: (chat) => chat.choose('Pix'),
    after: 'payment-pix-options',
  },
  survey: {
    before: 'payment-options',
    async cross(chat) {
      await chat.choose('Pix');
      await chat.choose('Já fiz o Pix');
    },
    first: 'pesquisa-algo-mais',
    inside: 'pesquisa-algo-mais',
    async goOn(chat) {
      await chat.choose('Não, por enquanto é só');
      await chat.choose(visitor.midia);
    },
    after: 'pesquisa-csat-compra',
  },
};

// Four visitors at a time, one a segment: much of what they do is waiting.
test.describe('the fault matrix', () => {
  for (const moment of moments) {
    for (const fault of segmentFaults) {
      test(`${fault}, ${moment}`, async ({ browser, stack, seeds }, { annotations }) => {
        const cells = Object.entries(ways).map(([segment, way]) => ({
          fault,
          moment,
          segment: segment as SegmentName,
          way,
        }));
        const played = await Promise.allSettled(cells.map((cell) => playCell(browser, stack, seeds, cell)));
        for (const result of played) {
          const description = result.status === 'fulfilled' ? JSON.stringify(result.value) : 'failed';
          annotations.push({ type: 'fault-cell', description });
        }
        expect(played.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([]);
      });
    }
  }
});
