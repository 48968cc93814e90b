import { Button, visuallyHidden } from '@consorcio/shared/ui';
import { styled } from 'styled-components';
import { refusalSpoken } from '../speech/speakable';
import type { Suggestion } from './suggestion';
import type { TypedQuestion } from './typed-question';

export interface NotesProps {
  question: TypedQuestion;
  /** Why the answer was refused, or that it was cut. */
  problem: string | undefined;
  /** What may be used in place of the refused answer. */
  suggestion: Suggestion | undefined;
  onUseSuggestion(): void;
  ids: { readonly problem: string; readonly hint: string };
}

/** What is under the field. A refusal is shown as it is written and announced as people say it, with the limits that help to correct it. */
export function Notes({ question: { token, input }, problem, suggestion, onUseSuggestion, ids }: NotesProps) {
  const { hint, reason } = input;
  const { sentence, words: [before, after] = ['', ''], answer } = suggestion ?? {};
  return (
    <>
      <NoteRow>
        <NoteText>
          {problem !== undefined && (
            <Problem key={token} id={ids.problem} role="alert">
              <span aria-hidden="true">{problem}</span>
              <Spoken data-words={refusalSpoken(problem, hint, sentence, answer && `${before}${answer}${after}`)} />
            </Problem>
          )}
          {(hint !== undefined || reason !== undefined) && (
            <Limits id={ids.hint}>
              {hint !== undefined && <span>{hint}</span>}
              {reason !== undefined && <NoteReason>{reason}</NoteReason>}
            </Limits>
          )}
        </NoteText>
        <EnterHint>Enter para enviar</EnterHint>
      </NoteRow>
      {suggestion && (
        <SuggestionRow>
          {sentence !== undefined && <span>{sentence}</span>}
          <Button tone="secondary" onMouseDown={(event) => event.preventDefault()} onClick={onUseSuggestion}>
            <span>{before}</span>
            <span translate="no">{answer}</span>
            <span>{after}</span>
          </Button>
        </SuggestionRow>
      )}
    </>
  );
}

const NoteRow = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  justify-content: space-between;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l} 0;
  font-size: ${({ theme }) => theme.font.size.s};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

const NoteText = styled.div`
  flex: 1;
  min-width: 0;
`;

const Problem = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ theme }) => theme.color.danger};
`;

/** What is announced in place of the sentence. As generated content it is no second copy of it in the page's text. */
const Spoken = styled.span`
  ${visuallyHidden}

  &::before {
    content: attr(data-words);
  }
`;

const Limits = styled.p`
  font-size: ${({ theme }) => theme.font.size.xs};
  color: ${({ theme }) => theme.color.textQuiet};
  text-wrap: balance;

  /* The keyboard leaves little of a low screen. */
  @media (max-height: 480px) {
    ${visuallyHidden}
  }
`;

/** After the limits, or in their place. */
const NoteReason = styled.span`
  :not(:first-child)&::before {
    content: ' · ';
  }
`;

/** Above the field, so that the send button stays in its place; for the keyboard and screen readers it comes after the refusal. */
const SuggestionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  order: -1;
  padding-bottom: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.size.s};
  overflow-wrap: anywhere;
`;

/** Only useful with a physical keyboard, which usually comes with a mouse. */
const EnterHint = styled.span`
  display: none;
  flex: none;
  margin-left: auto;
  font-size: ${({ theme }) => theme.font.size.xs};
  color: ${({ theme }) => theme.color.textQuiet};

  @media (pointer: fine) {
    display: block;
  }
`;
