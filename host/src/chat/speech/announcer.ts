/** One announcement. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** The announcements of the page to screen readers: in order, each one once. */
export type Announcer = ReturnType<typeof createAnnouncer>;

/** ms after the last announcement until the region is emptied at once, so that screen readers read nothing twice. */
const CLEAR_AFTER_MS = 1_000;

/** Creates an announcer. The chat's hidden live region shows its announcements, in the words of `wordsOf`. */
export function createAnnouncer(wordsOf: (text: string) => string) {
  const listeners = new Set<() => void>();
  let spoken: readonly Utterance[] = [];
  let count = 0;
  let clearing: ReturnType<typeof setTimeout> | undefined;

  function change(next: readonly Utterance[]): void {
    spoken = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Announces plain text as a person would read it. Blank text is ignored. */
    say(text: string): void {
      const words = wordsOf(text);
      if (words === '') return;
      count += 1;
      clearTimeout(clearing);
      clearing = setTimeout(() => change([]), CLEAR_AFTER_MS);
      change([...spoken, { id: count, text: words }]);
    },
    /** The announcements that have not been cleared yet. */
    spoken: () => spoken,
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
