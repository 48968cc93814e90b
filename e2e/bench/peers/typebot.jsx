// Typebot's viewer asks a server what to say. Its requests are answered here, in the page: quicker than any server could be.
import Typebot from '@typebot.io/js/web';
import './full-height.css';
import { greeting, longConversation, longConversationLength, options } from './conversation';

const bubble = (text, index) => ({
  id: `bubble-${index}`,
  type: 'text',
  content: { type: 'richText', richText: [{ type: 'p', children: [{ text }] }] },
});
const choices = {
  id: 'choice',
  type: 'choice input',
  options: {},
  items: options.map((content, index) => ({ id: `item-${index}`, content })),
};
const field = { id: 'field', type: 'text input', options: { labels: { placeholder: 'Sua resposta' } } };

const started = () => ({
  sessionId: 'session',
  typebot: {
    id: 'typebot',
    version: '6.1',
    theme: {},
    settings: {
      general: { isBrandingEnabled: false, rememberUser: { isEnabled: false } },
      typingEmulation: { enabled: false, delayBetweenBubbles: 0, isDisabledOnFirstMessage: true },
    },
  },
  messages: (longConversationLength > 0 ? longConversation().map(({ text }) => text) : greeting).map(bubble),
  input: longConversationLength > 0 ? field : choices,
});
const continued = () => ({
  messages: [],
  input: longConversationLength > 0 ? { ...field, id: crypto.randomUUID() } : undefined,
});

const { fetch } = window;
window.fetch = async (request, options) => {
  const url = String(request.url ?? request);
  if (url.includes('/startChat')) return Response.json(started());
  if (url.includes('/continueChat')) return Response.json(continued());
  if (url.includes('/api/')) return Response.json({ message: 'success' });
  return fetch(request, options);
};

const bot = document.createElement('typebot-standard');
bot.style.cssText = 'display: block; width: 100%; height: 100vh';
document.getElementById('root').append(bot);
Typebot.initStandard({ typebot: 'consorcio', apiHost: location.origin });
