import type { ChatParts } from './opening/opening-probe';

/** The lengths of conversation that are compared. */
export const conversationLengths = { short: 20, long: 2000 } as const;

/** A page of somebody else's chat, with a source file of the same name in `peers`. */
export interface PeerPage {
  readonly id: string;
  /** As the document names it. */
  readonly title: string;
  readonly parts: ChatParts;
  /** The packages whose versions the document names. */
  readonly packages: readonly string[];
  /** A selector of the text field of its long conversation; without one, it is not measured there. */
  readonly field?: string;
  /** What a reader of its numbers must know. */
  readonly note?: string;
}

const label = 'Simular agora';

export const ownParts: ChatParts = {
  option: '[role=group][aria-label="Opções de resposta"] button',
  label,
  own: '[role=log] li',
  ownPrefix: 'Você: ',
};

export const reference: PeerPage = {
  id: 'bare',
  title: 'bare React page',
  packages: ['react', 'react-dom'],
  parts: { option: 'button', label, own: 'li.own' },
  field: 'input',
};

export const peers: readonly PeerPage[] = [
  reference,
  {
    id: 'chatscope',
    title: 'chatscope',
    packages: ['@chatscope/chat-ui-kit-react'],
    parts: { option: 'button.cs-button', label, own: '.cs-message--outgoing' },
    field: '.cs-message-input__content-editor',
  },
  {
    id: 'deep-chat',
    title: 'Deep Chat',
    packages: ['deep-chat'],
    parts: { shadowHosts: ['deep-chat'], option: '.deep-chat-button', label, own: '.user-message-text' },
    field: '#text-input',
  },
  {
    id: 'chatbotify',
    title: 'React ChatBotify',
    packages: ['react-chatbotify'],
    parts: { option: '.rcb-options', label, own: '.rcb-user-message' },
    field: '.rcb-chat-input-textarea',
  },
  {
    id: 'typebot',
    title: 'Typebot',
    packages: ['@typebot.io/js'],
    note: 'its requests are answered in the page, without a network; each message waits 0.4 s for the animation of the one before, which no setting turns off',
    parts: {
      shadowHosts: ['typebot-standard'],
      option: 'button.typebot-button',
      label,
      own: '[data-testid=guest-bubble]',
    },
  },
  {
    id: 'surveyjs',
    title: 'SurveyJS',
    packages: ['survey-core', 'survey-react-ui'],
    note: 'a form, not a chat: the answer is a text that appears with the choice',
    parts: { option: 'label.sd-selectbase__label', label, own: '.own' },
  },
  {
    id: 'web-chat',
    title: 'Bot Framework Web Chat',
    packages: ['botframework-webchat'],
    note: 'its smallest published bundle; Direct Line is answered in the page, without a network',
    parts: { option: '.webchat__suggested-action', label, own: '.webchat__bubble--from-user' },
  },
];
