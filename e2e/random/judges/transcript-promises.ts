import type { Effect, Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';

/** The transcript only grows, and messages never change. */
export class TranscriptWatch {
  private seen: Snapshot['transcript'] = [];

  look({ transcript }: Snapshot, effects: readonly Effect[]): void {
    promise(transcript.length >= this.seen.length, 'The transcript got shorter.');
    const last = this.seen.length - 1;
    promise(last < 0 || transcript[last] === this.seen[last], 'A message of the transcript changed.');
    for (let index = last + 1; index < transcript.length; index += 1) {
      promise(transcript[index]?.id === index, 'The id of a message is not its position in the transcript.');
    }
    for (const effect of effects) {
      if (effect.type === 'say')
        promise(
          transcript[effect.message.id] === effect.message,
          'A message was emitted that is not in the transcript.',
        );
    }
    this.seen = transcript;
  }

  readBack({ transcript }: Snapshot): void {
    this.seen = transcript;
  }
}
