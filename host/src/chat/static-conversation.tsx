import type { Brand } from '@consorcio/shared/entities';
import { newJourney, optionsOf, specialistsOption, stepAt, transition } from '@consorcio/shared/flow';
import { Fragment } from 'react';
import { sharedPlaces } from '../talk/host-places';
import { hostSegment } from '../talk/host-segment';
import { itinerary } from '../talk/itinerary';
import type { ChatProps } from './chat';
import { BottomRow, ChatRoot, Footnote, Log } from './chat.styles';
import { Rows } from './messages/message.styles';
import { MessageItem } from './messages/message-item';
import { TypingMark } from './messages/typing-mark';
import { Options } from './options/options';
import { MarkRow, PacedColumn } from './static-conversation-bubbles.styles';
import { ConversationNotice, ScriptNotice, WithoutScripts } from './static-conversation-notice.styles';

export interface StaticConversationProps extends Omit<ChatProps, 'isLow'> {
  brand: Brand;
}

/**
 * The greeting in the HTML of a page, exactly where the conversation renders it. CSS plays its pauses from the first paint on. A press
 * is kept by the script in the head until the conversation takes over, and shows at once what the conversation will show: the answer,
 * where there is one option, and a typing mark.
 */
export function StaticConversation({ brand, opening, aside, footerNote }: StaticConversationProps) {
  const { messages, options } = greetingBy(brand);
  const { nome: brandName, chatUrl } = brand;
  const [only, ...others] = options;
  return (
    <ChatRoot>
      <Log role="log" aria-label="Conversa" aria-live="off" tabIndex={0}>
        <PacedColumn $bubbles={messages.length}>
          {opening}
          <Rows>
            {messages.map((message, index) => (
              <Fragment key={message.id}>
                <MessageItem message={message} brandName={brandName} isFirst={index === 0} isLast isNew={index > 0} />
                {index < messages.length - 1 && (
                  <MarkRow role="presentation">
                    <TypingMark brandName={brandName} isFirst={false} isNew={false} onSkip={nothingYet} />
                  </MarkRow>
                )}
              </Fragment>
            ))}
          </Rows>
          <Options options={options} isNew onChoose={nothingYet} />
          {/* The script in the head puts it in the place of the options when one is pressed. */}
          <template>
            {only && others.length === 0 && (
              <Rows>
                <MessageItem
                  message={{ id: messages.length, sender: 'user', text: only.label, at: 0 }}
                  brandName={brandName}
                  isFirst
                  isLast
                  isNew
                />
              </Rows>
            )}
            <TypingMark brandName={brandName} isFirst isNew />
          </template>
        </PacedColumn>
      </Log>
      <ConversationNotice role="alert">
        <p data-when="slow">
          A conexão está lenta. Guardamos sua resposta: a conversa continua assim que a página carregar.
        </p>
        <p data-when="failed">A conversa não carregou. Verifique sua conexão e tente de novo.</p>
        <p data-when="old">Este navegador é antigo demais para a conversa. Atualize o navegador ou fale com a gente.</p>
        <div>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page, with the codes in its query */}
          <a href="">Tentar de novo</a>
          <a id="chat" href={chatUrl} target="_blank" rel="noopener noreferrer">
            {specialistsOption.label}
          </a>
        </div>
      </ConversationNotice>
      <WithoutScripts>
        <ScriptNotice>
          <p>Para conversar com a gente, ative o JavaScript do navegador.</p>
          <div>
            <a href={chatUrl}>{specialistsOption.label}</a>
          </div>
        </ScriptNotice>
      </WithoutScripts>
      {aside}
      <BottomRow>
        <Footnote>{footerNote}</Footnote>
      </BottomRow>
    </ChatRoot>
  );
}

const nothingYet = () => undefined;

/** What the conversation says first, as the engine plays it without pauses. */
function greetingBy(brand: Brand) {
  const segments = { [hostSegment.name]: hostSegment };
  const first = newJourney('', brand.id, { segment: hostSegment.name, step: hostSegment.entry });
  const world = { segments, itinerary, places: sharedPlaces, brand, delayMs: 0 };
  const { snapshot } = transition(first, { type: 'started', at: 0 }, world);
  const step = stepAt(segments, snapshot.place);
  return {
    messages: snapshot.transcript,
    options: step ? optionsOf(step, { journey: snapshot.journey, brand, now: 0 }) : [],
  };
}
