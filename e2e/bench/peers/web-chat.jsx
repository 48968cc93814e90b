// Microsoft's Web Chat, with a Direct Line connection that answers in the page: quicker than any server could be. This is its
// smallest published bundle, with its own React: a dependency of the package lacks a file, so it cannot be bundled here.
import '../node_modules/botframework-webchat/dist/webchat-minimal.js';
import './full-height.css';
import { greeting, longConversation, longConversationLength, options } from './conversation';

const bot = { id: 'bot', role: 'bot' };
const visitor = { id: 'visitor', role: 'user' };
const started = Date.now() - 3_600_000;

const message = (from, text, index, more) => ({
  ...more,
  type: 'message',
  id: `message-${index}`,
  from,
  text,
  timestamp: new Date(started + index * 1000).toISOString(),
  conversation: { id: 'conversation' },
  channelId: 'directline',
});

const suggestedActions = { to: [], actions: options.map((title) => ({ type: 'imBack', title, value: title })) };
const first =
  longConversationLength > 0
    ? longConversation().map(({ id, isOwn, text }) => message(isOwn ? visitor : bot, text, id))
    : greeting.map((text, index) => message(bot, text, index, index === greeting.length - 1 && { suggestedActions }));

const listeners = new Set();
const observable = (subscribe) => ({
  subscribe(given, ...others) {
    const observer = typeof given === 'function' ? { next: given, error: others[0], complete: others[1] } : given;
    return { unsubscribe: subscribe(observer) ?? (() => undefined) };
  },
  [Symbol.observable ?? '@@observable']() {
    return this;
  },
});

const directLine = {
  connectionStatus$: observable((observer) => {
    observer.next(0);
    observer.next(1);
    observer.next(2);
  }),
  activity$: observable((observer) => {
    listeners.add(observer);
    for (const activity of first) observer.next(activity);
    return () => listeners.delete(observer);
  }),
  postActivity: (activity) =>
    observable((observer) => {
      const id = crypto.randomUUID();
      observer.next(id);
      observer.complete?.();
      if (activity.type !== 'message') return;
      const echo = { ...activity, id, from: visitor, timestamp: new Date().toISOString() };
      for (const listener of listeners) listener.next(echo);
    }),
  end: () => undefined,
};

window.WebChat.renderWebChat(
  {
    directLine,
    locale: 'pt-BR',
    userID: 'visitor',
    styleOptions: { suggestedActionLayout: 'stacked', hideUploadButton: true },
  },
  document.getElementById('root'),
);
