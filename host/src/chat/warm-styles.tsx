import type { Message, OptionTone, StepOption } from '@consorcio/shared/flow';
import { Spinner } from '@consorcio/shared/ui';
import { Fragment, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { type DefaultTheme, ThemeProvider } from 'styled-components';
import { Form, Prefix, Problem } from './composer/composer.styles';
import { MessageItem } from './messages/message-item';
import { TypingMark } from './messages/typing-mark';
import { Options } from './options/options';

/**
 * Adds the styles of all messages, options and signs of waiting to the page, without showing any. A component adds its styles when it
 * first renders, and for most of them the browser computes the styles of the whole page again: a long time in the middle of an answer.
 */
export function warmStyles(theme: DefaultTheme): void {
  const root = createRoot(document.createElement('div'));
  // As a transition it is interrupted by what the visitor does.
  startTransition(() =>
    root.render(
      <ThemeProvider theme={theme}>
        {yesAndNo.flatMap((isFirst) =>
          yesAndNo.map((isLast) => (
            <Fragment key={`${isFirst} ${isLast}`}>
              {messages.map((message) => (
                <MessageItem
                  key={message.id}
                  ref={undefined}
                  message={message}
                  brandName=""
                  isFirst={isFirst}
                  isLast={isLast}
                  isNew
                  onTitle={ignore}
                />
              ))}
              <TypingMark brandName="" isFirst={isFirst} isNew={isLast} onSkip={isLast ? ignore : undefined} />
            </Fragment>
          )),
        )}
        <Options options={options} layout="flow" isNew isLocked={false} onChoose={ignore} />
        <Form $isResting />
        <Spinner />
        <Prefix />
        <Problem />
      </ThemeProvider>,
    ),
  );
}

const yesAndNo = [true, false] as const;
const messages: readonly Message[] = [
  { id: 0, sender: 'bot', text: '<b>Oi</b>', at: 0 },
  { id: 1, sender: 'user', text: 'Oi', at: 0 },
];
const tones = ['primary', 'secondary', 'quiet', 'specialists'] as const satisfies readonly OptionTone[];
const options: readonly StepOption[] = tones.map((tone) => ({ id: tone, label: tone, detail: tone, to: 'end', tone }));
const ignore = () => undefined;
