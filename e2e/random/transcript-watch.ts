import type { Effect, Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';

/** The transcript only grows, and what was said stays said. */
export class TranscriptWatch {
  private seen: Snapshot['transcript'] = [];

  look({ transcript }: Snapshot, effects: readonly Effect[]): void {
    promise(transcript.length >= this.seen.length, 'The transcript became shorter.');
    const last = this.seen.length - 1;
    promise(last < 0 || transcript[last] === this.seen[last], 'A message that was said changed.');
    for (let index = last + 1; index < transcript.length; index += 1) {
      promise(transcript[index]?.id === index, 'A message has a number that is not its own.');
    }
    for (const effect of effects) {
      if (effect.type === 'say') promise(transcript[effect.message.id] === effect.message, 'Spoken, but not written.');
    }
    this.seen = transcript;
  }

  readBack({ transcript }: Snapshot): void {
    this.seen = transcript;
  }
}
