import type { Message } from '@consorcio/shared/flow';

export const aMessage = (
  sender: Message['sender'],
  text: string,
  id: number,
  more: Partial<Message> = {},
): Message => ({ id, sender, text, at: 0, ...more });
