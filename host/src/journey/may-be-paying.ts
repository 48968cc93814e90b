import type { Snapshot } from '@consorcio/shared/flow';

/** Whether a payment is being sent, or has no answer. */
export function mayBePaying({ submissions }: Snapshot): boolean {
  return Object.values(submissions).some(
    ({ state, purchase }) => purchase && (state === 'sending' || state === 'unknown'),
  );
}
