import { createStore } from 'zustand/vanilla';

/** The announcements of the page to screen readers: in order, each one once. */
export type Announcer = ReturnType<typeof createAnnouncer>;

/** ms after the last announcement until the region is emptied at once, so that screen readers read nothing twice. */
const CLEAR_AFTER_MS = 1_000;

/** Creates an announcer. The chat's hidden live region shows its announcements, in the words of `wordsOf`. */
export function createAnnouncer(wordsOf: (text: string) => string) {
  /** The announcements that have not been cleared yet. */
  const spoken = createStore<readonly { readonly id: number; readonly text: string }[]>(() => []);
  let count = 0;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  return {
    spoken,
    /** Announces plain text as a person would read it. Blank text is ignored. */
    say(text: string): void {
      const words = wordsOf(text);
      if (words === '') return;
      count += 1;
      clearTimeout(clearing);
      clearing = setTimeout(() => spoken.setState([], true), CLEAR_AFTER_MS);
      spoken.setState((before) => [...before, { id: count, text: words }], true);
    },
  };
}
