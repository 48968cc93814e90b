import { expect } from '@playwright/test';
import { playWithOtherByte } from './integrity-matrix';
import { type Attacked, onePerKind, opening, productScripts, stretches } from './script-moments';

/**
 * Each script of a conversation, or one of each kind, arrives with another byte: the browser refuses it, and the visitor has ways on.
 * Then the controls: where page and release name their hash, the same bytes run.
 */
export async function expectRefusals(attacked: Attacked, isWhole: boolean): Promise<void> {
  const scripts = await productScripts(attacked, isWhole ? stretches : [opening]);
  const kinds = onePerKind(scripts);
  expect(kinds.size).toBe(5);
  for (const [path, stretch] of isWhole ? scripts : kinds) {
    const outcome = await playWithOtherByte(attacked, path, stretch);
    expect.soft(outcome, path).toMatchObject({ refused: true, waysOn: true });
    expect.soft(outcome.ended, path).not.toBe('with nothing');
  }
  const controls = isWhole ? [...kinds] : [...kinds].filter(([path]) => /main|remoteEntry/.test(path));
  expect(controls.length).toBeGreaterThanOrEqual(2);
  for (const [path, stretch] of controls) {
    const outcome = await playWithOtherByte(attacked, path, stretch, { isPinned: true });
    expect(outcome, `${path} with its hash`).toMatchObject({ refused: false, ended: 'as usual' });
  }
}
