import { type Cycled, count, type KitCheck, whereTrue } from '../evidence';
import type { Alive } from '../page/contract';

/** KiB that may remain, for each mount and in total: compiled code, caches of the JavaScript engine. */
const HEAP_KIB_EACH = 24;
const HEAP_KIB = 2048;

/** What each count counts, and how to end it. */
const names = {
  listeners: ['page-wide listener', 'Remove it in the clean-up of the effect.'],
  intervals: ['interval', 'Clear it in the clean-up of the effect.'],
  timeouts: ['timer', 'Clear it in the clean-up of the effect.'],
  frames: ['animation frame', 'Cancel it in the clean-up of the effect.'],
  observers: ['observer', 'Disconnect it in the clean-up of the effect.'],
  elements: ['stray element', 'Remove it in the clean-up of the effect.'],
} as const satisfies Record<keyof Alive, readonly [word: string, advice: string]>;

/** A component that was mounted and unmounted many times leaves nothing behind. */
export const leaks: KitCheck = ({ cycles }) => {
  const nodes = Math.max(0, ...cycles.map(({ counted }) => counted.nodes));
  return {
    summary: `${count(cycles.length, 'part')} × ${cycles[0]?.times ?? 0}, at most ${nodes} nodes left`,
    problems: cycles.flatMap((cycled) => {
      const problems = leakProblems(cycled);
      return problems.length > 0 ? problems : pressProblems(cycled);
    }),
  };
};

/** Empty if nothing is left. */
export function leakProblems({ part, times, grown, counted }: Omit<Cycled, 'pressed'>): readonly string[] {
  const most = times / 2; // what is left each time is more; what is left once is a cache
  const own = left(part, grown, times, 'mounts');
  if (own.length > 0) return own;
  return whereTrue(
    counted.listeners >= most &&
      `${part} left ${counted.listeners} listeners that are still referenced. ${names.listeners[1]}`,
    counted.nodes >= times &&
      `${part} left ${counted.nodes} detached nodes. Something outside still references its elements.`,
    counted.heapKib >= Math.max(HEAP_KIB, times * HEAP_KIB_EACH) &&
      `${part} left ${Math.round(counted.heapKib)} KiB after ${times} mounts. Something outside grows with each.`,
  );
}

function pressProblems({ part, pressed }: Cycled): readonly string[] {
  return left(part, pressed.grown, pressed.times, 'mounts with presses');
}

/** What a part left each time. */
function left(part: string, grown: Alive, times: number, after: string): readonly string[] {
  const kinds = Object.keys(names) as (keyof typeof names)[]; // an object literal has no other keys
  return kinds
    .filter((kind) => grown[kind] >= times / 2)
    .map((kind) => {
      const [word, advice] = names[kind];
      return `${part} left ${count(grown[kind], word)} after ${times} ${after}. ${advice}`;
    });
}
