import { note } from '../journal';
import { callerInSegment, watchAccess, watchCalls } from './calls';

interface Navigating extends Event {
  readonly hashChange: boolean;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/** The functions of the history, as the host finds them. */
const functions = ['pushState', 'replaceState', 'back', 'forward', 'go'] as const;
const found = new Map<string, unknown>();

/** Titles that the host gave to the page. */
const ofHost = new Set<string>();

/** The address, the history and the title belong to the host, also if they are put back. */
export function watchNavigation(): void {
  watchCalls(History.prototype, functions, (name) => ({ args, by }) => {
    if (by) note('navigation', `calls history.${name}(${args[2] ?? args[0] ?? ''})`, by);
  });
  for (const name of functions) found.set(name, Reflect.get(history, name));
  const handleNavigate = (event: Event) => {
    const { hashChange, destination } = event as Navigating; // the types of TypeScript do not know it
    if (!hashChange && destination.sameDocument) return; // by the history
    event.preventDefault(); // the kit's page must stay
    note('navigation', `goes to ${destination.url.replace(location.origin, '')}`, callerInSegment(handleNavigate));
  };
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) navigation.addEventListener('navigate', handleNavigate);

  watchAccess(Document.prototype, 'title', ({ args, by }) => {
    if (args.length === 0) return;
    if (by) note('navigation', `changes the title to "${args[0]}"`, by);
    ofHost.add(String(args[0]));
  });
  new MutationObserver(noteTitles).observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** Notes functions of the history that are wrapped now. */
export function noteWrappedHistory(): void {
  for (const [name, original] of found)
    if (Reflect.get(history, name) !== original) note('navigation', `wraps history.${name}`);
}

function noteTitles(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes } of records) {
    const titles = [...addedNodes].filter((node) => node instanceof HTMLTitleElement);
    if (target instanceof HTMLTitleElement) titles.push(target);
    for (const { textContent } of titles)
      if (!ofHost.has(textContent)) note('navigation', `changes the title to "${textContent}"`);
  }
}
