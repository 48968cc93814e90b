// The reference: React with nothing but a list, three buttons and a text field.
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './bare.css';
import { greeting, longConversation, longConversationLength, options } from './conversation';

const Message = memo(function Message({ isOwn, text }) {
  return <li className={isOwn ? 'own' : 'bot'}>{text}</li>;
});

function Chat() {
  const [messages, setMessages] = useState(firstMessages);
  const [draft, setDraft] = useState('');
  const say = (text) => setMessages((before) => [...before, { id: before.length, isOwn: true, text }]);
  const send = (event) => {
    event.preventDefault();
    say(draft);
    setDraft('');
  };
  return (
    <main>
      <ol role="log">
        {messages.map(({ id, isOwn, text }) => (
          <Message key={id} isOwn={isOwn} text={text} />
        ))}
      </ol>
      {longConversationLength > 0 ? (
        <form onSubmit={send}>
          <input aria-label="Sua resposta" value={draft} onChange={(event) => setDraft(event.target.value)} />
        </form>
      ) : (
        <div>
          {options.map((option) => (
            <button key={option} type="button" onClick={() => say(option)}>
              {option}
            </button>
          ))}
        </div>
      )}
    </main>
  );
}

function firstMessages() {
  return longConversationLength > 0 ? longConversation() : greeting.map((text, id) => ({ id, isOwn: false, text }));
}

createRoot(document.getElementById('root')).render(<Chat />);
