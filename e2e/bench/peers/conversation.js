/** What every page says, in the words of the greeting of the home brand. */
export const greeting = [
  'Olá! Boas-vindas ao Alvo Consórcio.',
  'Aqui você planeja a compra de casa, carro, moto e muito mais: sem juros e sem entrada, com taxa de administração.',
  'Em poucos minutos você simula, escolhe a parcela que cabe no seu bolso e contrata por aqui. Vamos?',
];

export const options = ['Simular agora', 'Como funciona?', 'Falar com especialista'];

/** `?messages=N` opens a conversation of so many messages that waits for a typed answer; 0 is the greeting with its options. */
export const longConversationLength = Number(new URLSearchParams(location.search).get('messages') ?? 0);

/** A conversation of so many messages: two of the assistant, then one of the visitor. */
export function longConversation(length = longConversationLength) {
  return Array.from({ length }, (_, index) => {
    const isOwn = index % 3 === 2;
    return { id: index, isOwn, text: isOwn ? 'Simular agora' : greeting[index % greeting.length] };
  });
}
