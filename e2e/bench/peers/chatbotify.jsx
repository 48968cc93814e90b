import { useEffect } from 'react';
import ChatBot, { ChatBotProvider, useMessages } from 'react-chatbotify';
import { createRoot } from 'react-dom/client';
import './full-height.css';
import { greeting, longConversation, longConversationLength, options } from './conversation';

const settings = {
  general: { embedded: true, showHeader: false, showFooter: false },
  botBubble: { simulateStream: false },
  userBubble: { simulateStream: false },
  chatInput: { botDelay: 0, enabledPlaceholderText: 'Sua resposta' },
  chatHistory: { disabled: true },
  chatWindow: { showScrollbar: true },
  notification: { disabled: true },
  tooltip: { mode: 'NEVER' },
};
const styles = { chatWindowStyle: { width: '100vw', height: '100vh' } };

const opening = {
  start: { message: greeting[0], transition: { duration: 0 }, path: 'second' },
  second: { message: greeting[1], transition: { duration: 0 }, path: 'third' },
  third: { message: greeting[2], options, path: 'end' },
  end: { message: 'Certo.', path: 'end' },
};

/** Replaces what the flow says first: only a flow that asks shows the text field. */
function LongConversation() {
  const { replaceMessages } = useMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const timestamp = new Date().toUTCString();
    const messages = longConversation().map(({ id, isOwn, text: content }) => ({
      id: String(id),
      content,
      sender: isOwn ? 'USER' : 'BOT',
      type: 'string',
      timestamp,
      tags: [],
    }));
    setTimeout(replaceMessages, 500, messages);
  }, []);
  return null;
}

createRoot(document.getElementById('root')).render(
  longConversationLength > 0 ? (
    <ChatBotProvider>
      <LongConversation />
      <ChatBot flow={{ start: { message: 'Qual é o seu nome?', path: 'start' } }} settings={settings} styles={styles} />
    </ChatBotProvider>
  ) : (
    <ChatBot flow={opening} settings={settings} styles={styles} />
  ),
);
