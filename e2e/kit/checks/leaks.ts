import { type Check, count } from '../evidence';

/** KiB that drawings may leave, each and at all: code that was compiled, caches of the engine. */
const HEAP_KIB_EACH = 24;
const HEAP_KIB = 2048;

const names = {
  listeners: ['page-wide listener', 'Remove in the clean-up of the effect what it added.'],
  intervals: ['interval', 'Clear it in the clean-up of the effect.'],
  timeouts: ['timer', 'Clear it in the clean-up of the effect.'],
  frames: ['animation frame', 'Cancel it in the clean-up of the effect.'],
  observers: ['observer', 'Disconnect it in the clean-up of the effect.'],
  elements: ['stray element', 'Take it away in the clean-up of the effect.'],
} as const;

/** A part that was drawn and taken away many times leaves nothing. */
export const leaks: Check = ({ cycles }) => {
  const problems = cycles.flatMap(({ part, times, grown, counted }) => {
    const most = times / 2; // what is left each time is more; what is left once is a cache
    const own = Object.entries(names).flatMap(([what, [word, mend]]) => {
      const number = grown[what as keyof typeof names];
      return number >= most ? [`${part} left ${count(number, word)} after ${times} drawings. ${mend}`] : [];
    });
    if (own.length > 0) return own;
    return [
      ...(counted.listeners >= most
        ? [`${part} left ${counted.listeners} listeners that are still held. ${names.listeners[1]}`]
        : []),
      ...(counted.nodes >= times
        ? [`${part} left ${counted.nodes} detached nodes. Something outside still holds its elements.`]
        : []),
      ...(counted.heapKib >= Math.max(HEAP_KIB, times * HEAP_KIB_EACH)
        ? [
            `${part} left ${Math.round(counted.heapKib)} KiB after ${times} drawings. Something outside grows with each.`,
          ]
        : []),
    ];
  });
  const nodes = Math.max(0, ...cycles.map(({ counted }) => counted.nodes));
  return {
    figures: `${count(cycles.length, 'part')} × ${cycles[0]?.times ?? 0}, at most ${nodes} nodes left`,
    problems,
  };
};
