import { Button } from '@consorcio/shared/ui';
import { refusalSpoken } from '../speech/refusal-spoken';
import { EnterHint, Limits, NoteReason, NoteRow, NoteText, Problem, Spoken, SuggestionRow } from './notes.styles';
import type { Suggestion } from './suggestion';

export interface NotesProps {
  /** Changes with every refusal, so that the same sentence is announced again. */
  attempt: string;
  /** Why the answer was refused, or that it was cut. */
  problem: string | undefined;
  /** What may be used in place of the refused answer. */
  suggestion: Suggestion | undefined;
  onUseSuggestion(): void;
  /** The limits or the format of the answer. */
  hint: string | undefined;
  /** Why the answer is asked for. */
  reason: string | undefined;
  ids: { readonly problem: string; readonly hint: string };
}

/** What is under the field. A refusal is shown as it is written and announced as people say it, with the limits that help to correct it. */
export function Notes({ attempt, problem, suggestion, onUseSuggestion, hint, reason, ids }: NotesProps) {
  const { sentence, words: [before, after] = ['', ''], answer } = suggestion ?? {};
  return (
    <>
      <NoteRow>
        <NoteText>
          {problem !== undefined && (
            <Problem key={attempt} id={ids.problem} role="alert">
              <span aria-hidden="true">{problem}</span>
              <Spoken data-words={refusalSpoken(problem, hint, sentence, answer && `${before}${answer}${after}`)} />
            </Problem>
          )}
          {(hint !== undefined || reason !== undefined) && (
            <Limits id={ids.hint}>
              <span>{hint}</span>
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
