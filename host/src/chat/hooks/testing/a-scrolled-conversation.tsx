import { defineStep, type Message } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { fireEvent, screen } from '@testing-library/react';
import { renderChat, waitingAt } from '../../testing/a-chat';

export const VIEW = 400;

/** jsdom has no layout: every message is `lengths.message` px tall, and the view is `lengths.view` px tall. */
export const lengths = { message: 100, ending: 20, view: VIEW };

/** Gives the elements of each test these lengths. */
export function withLengths(): void {
  beforeEach(() => {
    Object.assign(lengths, { message: 100, ending: 20, view: VIEW });
    const measure = (name: string, get: (this: HTMLElement) => number) =>
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
    measure('clientHeight', () => lengths.view);
    measure('scrollHeight', () => rows().length * lengths.message + lengths.ending);
    measure('offsetTop', function () {
      return rows().indexOf(this) * lengths.message;
    });
  });
  afterEach(() => {
    for (const name of ['clientHeight', 'scrollHeight', 'offsetTop']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
}

const waiting = defineStep({
  name: 'a',
  leadsTo: ['b'],
  text: 'A',
  input: { kind: 'text', label: 'Resposta', check: accept },
});
const next = defineStep({ name: 'b', leadsTo: ['c'], text: 'B' });
const last = defineStep({ name: 'c', leadsTo: ['end'], text: 'C', options: [{ id: 'x', label: 'Sair', to: 'end' }] });

/** Opens a stored conversation of so many messages, which waits for an answer. Two messages follow it. */
export function restore({ delayMs = 500, messages = 10 } = {}) {
  const transcript = Array.from(
    { length: messages },
    (_, id): Message => ({ id, sender: 'bot', text: `n${id}`, at: 0 }),
  );
  return renderChat({ steps: [waiting, next, last], delayMs, stored: waitingAt('a', transcript) });
}

export const log = () => screen.getByRole('log');
export const rows = () => [...document.querySelectorAll('[role=log] ol > li')];
export const newer = () => screen.queryByRole('button', { name: 'Novas mensagens' });

export function scrollTo(top: number): void {
  log().scrollTop = top;
  fireEvent.scroll(log());
}
