// The reference: React with nothing but a list, three buttons and a text field.
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';

/** The greeting of the home brand, and its options. */
const greeting = [
  'Olá! Boas-vindas ao Alvo Consórcio.',
  'Aqui você planeja a compra de casa, carro, moto e muito mais: sem juros e sem entrada, com taxa de administração.',
  'Em poucos minutos você simula, escolhe a parcela que cabe no seu bolso e contrata por aqui. Vamos?',
];
const options = ['Simular agora', 'Como funciona?', 'Falar com especialista'];

/** `?messages=N` opens a conversation of so many messages that waits for a typed answer; 0 is the greeting with its options. */
const longConversationLength = Number(new URLSearchParams(location.search).get('messages') ?? 0);

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

/** A long conversation: two messages of the assistant, then one of the visitor. */
function firstMessages() {
  return Array.from({ length: longConversationLength || greeting.length }, (_, id) => {
    const isOwn = longConversationLength > 0 && id % 3 === 2;
    return { id, isOwn, text: isOwn ? options[0] : greeting[id % greeting.length] };
  });
}

createRoot(document.getElementById('root')).render(<Chat />);
