/** What the script in the head of the HTML (`early.ts`) does for the page. The page deletes it when it takes over. */
export interface EarlyPage {
  /** The request of `/config.json`, which begins before any other script has loaded. */
  readonly config: Promise<Response>;
  /** The same of `/release.json`. A link that preloads it is of use in Chromium only: the page accepts no cached answer. */
  readonly release: Promise<Response>;
  /** `fakeLoadDelayMs` of that file, once it is known. */
  delayMs?: number;
  /** The presses on buttons, in order: nothing has answered them yet. */
  readonly presses: MouseEvent[];
  /** A finger, or a button of the mouse, is down. */
  isDown?: boolean;
  /** Shows the notice that the conversation could not be loaded. */
  fail(): void;
}

declare global {
  interface Window {
    early?: EarlyPage | undefined;
  }
}
