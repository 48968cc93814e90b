import type { Message } from '@consorcio/shared/flow';

type Sender = Message['sender'];
export const aMessage = (sender: Sender, text: string, id: number, more: Partial<Message> = {}): Message => {
  return { id, sender, text, at: 0, ...more };
};
