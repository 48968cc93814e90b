import { playWithOtherByte } from './integrity-matrix';
import { type Attacked, onePerKind, opening, productScripts, stretches } from './script-moments';

/**
 * Each script of a conversation, or one of each kind, arrives with another byte: the browser refuses it, and the visitor has ways on.
 * Then the controls: where page and release name their hash, the same bytes run.
 */
export async function expectRefusals(attacked: Attacked, isWhole: boolean): Promise<void> {
  const scripts = await productScripts(attacked, isWhole ? stretches : [opening]);
  const kinds = onePerKind(scripts);
  for (const [path, stretch] of isWhole ? scripts : kinds) await playWithOtherByte(attacked, path, stretch);
  for (const [path, stretch] of isWhole ? kinds : [...kinds].filter(([path]) => /main|remoteEntry/.test(path)))
    await playWithOtherByte(attacked, path, stretch, { isPinned: true });
}
