import { speakable } from './speakable';

/** One thing to be spoken. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** What the page says aloud to those who do not see it: in order, each thing once. */
export interface Announcer {
  /** Queues plain text. Blank text is nothing to say. */
  say(text: string): void;
  /** What has been said and not been cleared away yet. */
  spoken(): readonly Utterance[];
  subscribe(onChange: () => void): () => void;
}

/** Quiet time in ms after which the region is emptied, all at once, so that nothing is read a second time. */
const IDLE = 1_000;

/** An announcer of its own. The chat's hidden live region shows what it says. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let spoken: readonly Utterance[] = [];
  let count = 0;
  let clearing: ReturnType<typeof setTimeout> | undefined;

  function change(next: readonly Utterance[]): void {
    spoken = next;
    for (const listener of listeners) listener();
  }

  return {
    say(text) {
      const words = speakable(text);
      if (words === '') return;
      count += 1;
      clearTimeout(clearing);
      clearing = setTimeout(() => change([]), IDLE);
      change([...spoken, { id: count, text: words }]);
    },
    spoken: () => spoken,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
