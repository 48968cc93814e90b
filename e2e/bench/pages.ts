/** How to find the parts of a chat in its page. */
export interface ChatParts {
  /** A selector of the options. */
  readonly option: string;
  /** A selector of the messages of the visitor. */
  readonly own: string;
  /** How such a message begins, before what was pressed or typed. */
  readonly ownPrefix: string;
  /** A selector of its text field. */
  readonly field: string;
}

/** The option that is pressed on each page. */
export const pressedLabel = 'Simular agora';

/** The lengths of conversation that are compared. */
export const conversationLengths = { short: 20, long: 2000 } as const;

export const ownParts: ChatParts = {
  option: '[role=group][aria-label="Opções de resposta"] button',
  own: '[role=log] li',
  ownPrefix: 'Você: ',
  field: 'form[aria-label="Sua resposta"] input',
};

/** The reference: React with a list, three buttons and a text field (`bare`). */
export const bare = { id: 'bare', name: 'bare React page' };
export const bareParts: ChatParts = { option: 'button', own: 'li.own', ownPrefix: '', field: 'input' };
