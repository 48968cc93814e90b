import fc from 'fast-check';
import { type Move, TwoTabs } from './testing/two-tabs';

const moves = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 1000 })), { minLength: 5, maxLength: 60 });

/** Always the same runs in `npm test`, so that it fails only because of a change. */
const SEED = Number(process.env.TAB_SEED ?? 20261121);

/** How many runs reached each outcome: a property that never reaches one does not test it. */
const seen = { charged: 0, registered: 0, ended: 0 };

function run(played: readonly Move[], mayDuplicate: boolean): void {
  const tabs = new TwoTabs();
  for (const move of played) tabs.move(move, mayDuplicate);
  seen.charged += tabs.bank.charges;
  seen.registered += tabs.bank.registered.pix + tabs.bank.registered.boleto;
  seen.ended += tabs.ended.filter(Boolean).length;
}

it.each([
  ['one tab', false],
  ['two tabs', true],
])('no visitor pays twice, and every visitor can go on, whatever fails: %s', (_what, mayDuplicate) => {
  fc.assert(
    fc.property(moves, (played) => run(played, mayDuplicate)),
    { numRuns: 1_000, seed: SEED },
  );
});

it('reached charges, registrations and closed sales', () => {
  expect(seen.charged).toBeGreaterThan(150);
  expect(seen.registered).toBeGreaterThan(150);
  expect(seen.ended).toBeGreaterThan(150);
});
