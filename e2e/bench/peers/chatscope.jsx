import { Button, ChatContainer, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './full-height.css';
import { greeting, longConversation, longConversationLength, options } from './conversation';

function Chat() {
  const [messages, setMessages] = useState(firstMessages);
  const say = (text) => setMessages((before) => [...before, { id: before.length, isOwn: true, text }]);
  return (
    <MainContainer>
      <ChatContainer>
        <MessageList>
          {messages.map(({ id, isOwn, text }) => (
            <Message
              key={id}
              model={{ message: text, direction: isOwn ? 'outgoing' : 'incoming', position: 'single', type: 'text' }}
            />
          ))}
          {longConversationLength === 0 &&
            options.map((option) => (
              <Button key={option} border onClick={() => say(option)}>
                {option}
              </Button>
            ))}
        </MessageList>
        {longConversationLength > 0 && (
          <MessageInput attachButton={false} onSend={(_html, text) => say(text)} placeholder="Sua resposta" />
        )}
      </ChatContainer>
    </MainContainer>
  );
}

function firstMessages() {
  return longConversationLength > 0 ? longConversation() : greeting.map((text, id) => ({ id, isOwn: false, text }));
}

createRoot(document.getElementById('root')).render(<Chat />);
