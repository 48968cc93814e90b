import type { ChatParts } from '../pages';

/** ms from an event of the keyboard to the end of the frame that shows what it did. */
export interface TypingTimes {
  readonly keys: number[];
  send?: number;
  /** Characters of keys and values written to session storage since Enter. */
  stored: number;
}

/** Runs in the page before its scripts: counts what is written to session storage. */
export function countStored(): void {
  const counted = { characters: 0 };
  Object.assign(window, { benchStored: counted });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (this === sessionStorage) counted.characters += key.length + String(value).length;
    setItem.call(this, key, value);
  };
}

/** Runs in the page once it waits for an answer: measures each key, and from Enter to the visitor's message with this text. */
export function watchTyping({ own, text }: Pick<ChatParts, 'own'> & { text: string }): void {
  const times: TypingTimes = { keys: [], stored: 0 };
  Object.assign(window, { benchTyping: times });

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') waitForMessage(timeStamp);
      else afterNextFrame(() => times.keys.push(performance.now() - timeStamp));
    },
    true,
  );

  function waitForMessage(pressed: number): void {
    const stored: { characters: number } = Reflect.get(window, 'benchStored');
    const before = stored.characters;
    Object.defineProperty(times, 'stored', { get: () => stored.characters - before, enumerable: true });
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(isTheMessage))) return;
      observer.disconnect();
      afterNextFrame(() => {
        times.send = performance.now() - pressed;
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }

  /** The added part may be the message, inside it or around it. */
  function isTheMessage(node: Node): boolean {
    if (!node.textContent?.includes(text)) return false;
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(own)) return true;
    return [...(element?.querySelectorAll(own) ?? [])].some(({ textContent }) => textContent?.includes(text));
  }

  function afterNextFrame(then: () => void): void {
    requestAnimationFrame(() => window.benchAfterPaint(then));
  }
}
