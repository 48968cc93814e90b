import type { ChatParts } from '../opening/opening-probe';

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
export function watchTyping({ parts, text }: { parts: Pick<ChatParts, 'shadowHosts' | 'own'>; text: string }): void {
  const times: TypingTimes = { keys: [], stored: 0 };
  Object.assign(window, { benchTyping: times });
  let root: ParentNode & Node = document;
  for (const host of parts.shadowHosts ?? []) root = root.querySelector(host)?.shadowRoot ?? root;

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') waitForMessage(timeStamp);
      else afterThisFrame(() => times.keys.push(performance.now() - timeStamp));
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
      afterThisFrame(() => {
        times.send = performance.now() - pressed;
      });
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  }

  /** The added part may be the message, inside it or around it. */
  function isTheMessage(node: Node): boolean {
    if (!node.textContent?.includes(text)) return false;
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(parts.own)) return true;
    return [...(element?.querySelectorAll(parts.own) ?? [])].some(({ textContent }) => textContent?.includes(text));
  }

  /** A message that is posted in an animation frame arrives when that frame is painted. */
  function afterThisFrame(then: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  }
}
