import type { OptionTone, StepOption } from '@consorcio/shared/flow';
import { Spinner } from '@consorcio/shared/ui';
import { Fragment, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { type DefaultTheme, ThemeProvider } from 'styled-components';
import { ComposerForm } from './composer/composer.styles';
import { Prefix } from './composer/field.styles';
import { Limits, Problem } from './composer/notes.styles';
import { Avatar } from './messages/avatar';
import { Bubble, MessageRow, Said, Time } from './messages/message.styles';
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
              {yesAndNo.map((isOwn) => (
                <MessageRow key={String(isOwn)} $isOwn={isOwn} $isFirst={isFirst} $isNew>
                  <Avatar brandName="" />
                  <Bubble $isOwn={isOwn} $isLast={isLast}>
                    <Said $isVerbatim={isOwn} />
                    <Time $isKnown />
                  </Bubble>
                </MessageRow>
              ))}
              <TypingMark brandName="" isFirst={isFirst} isNew={isLast} onSkip={isLast ? ignore : undefined} />
            </Fragment>
          )),
        )}
        <Options options={options} layout="flow" isNew isLocked={false} onChoose={ignore} />
        <ComposerForm $isResting />
        <Spinner />
        <Prefix />
        <Problem />
        <Limits />
      </ThemeProvider>,
    ),
  );
}

const yesAndNo = [true, false] as const;
const tones = ['primary', 'secondary', 'quiet', 'specialists'] as const satisfies readonly OptionTone[];
const options: readonly StepOption[] = tones.map((tone) => ({ id: tone, label: tone, detail: tone, to: 'end', tone }));
const ignore = () => undefined;
