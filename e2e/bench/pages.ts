import type { ChatParts } from './opening/opening-probe';

/** A chat that the bench compares. */
export interface BenchPage {
  readonly id: string;
  /** As the document names it. */
  readonly title: string;
  readonly parts: ChatParts;
}

/** A page of somebody else's chat, with a source file of the same name in `peers`. */
export interface PeerPage extends BenchPage {
  /** The packages whose versions the document names. */
  readonly packages: readonly string[];
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
};

export const peers: readonly PeerPage[] = [
  reference,
  {
    id: 'chatscope',
    title: 'chatscope',
    packages: ['@chatscope/chat-ui-kit-react'],
    parts: { option: 'button.cs-button', label, own: '.cs-message--outgoing' },
  },
];
