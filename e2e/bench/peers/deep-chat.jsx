// Deep Chat is a web component; its own buttons for suggestions send their text as the visitor's message.
import 'deep-chat';
import './full-height.css';
import { greeting, longConversation, longConversationLength, options } from './conversation';

const buttons = options
  .map((option) => `<button class="deep-chat-button deep-chat-suggestion-button">${option}</button>`)
  .join(' ');

const chat = document.createElement('deep-chat');
chat.style.cssText = 'display: block; width: 100%; height: 100vh; border: 0';
chat.connect = { handler: (_body, { onResponse }) => onResponse({ text: 'Certo.' }) };
chat.history =
  longConversationLength > 0
    ? longConversation().map(({ isOwn, text }) => ({ role: isOwn ? 'user' : 'ai', text }))
    : [...greeting.map((text) => ({ role: 'ai', text })), { role: 'ai', html: buttons }];
document.getElementById('root').append(chat);
