import { armFault, type SegmentFault } from '../../fixtures/segment-faults';
import type { SegmentName } from '../../fixtures/stack';
import type { Fault } from '../world';

const names: readonly SegmentName[] = ['simulation', 'proposal', 'payment', 'survey'];
const kinds: readonly SegmentFault[] = ['refused', '404', 'HTML instead of JSON'];

/** A segment cannot be loaded until a later move ends the fault. A segment that was loaded before is not affected. */
export const segmentFaults: readonly Fault[] = [
  {
    name: 'a segment does not load',
    group: 'segments',
    when: 'settled',
    async fire({ context, stack, ends }, random) {
      const fault = await armFault(context, stack, random.pick(names), random.pick(kinds));
      ends.push(() => fault.heal());
    },
  },
];
