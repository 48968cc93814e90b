import { refusalSpoken } from '../speech/refusal-spoken';
import { EnterHint, Limits, NoteReason, NoteRow, NoteText, Problem, Spoken } from './notes.styles';

export interface NotesProps {
  /** Changes with every refusal, so that the same sentence is announced again. */
  attempt: string;
  /** Why the answer was refused, or that it was cut. */
  problem: string | undefined;
  /** The limits or the format of the answer. */
  hint: string | undefined;
  /** Why the answer is asked for. */
  reason: string | undefined;
  ids: { readonly problem: string; readonly hint: string };
}

/** What is under the field. A refusal is shown as it is written and announced as people say it, with the limits that help to correct it. */
export function Notes({ attempt, problem, hint, reason, ids }: NotesProps) {
  return (
    <NoteRow>
      <NoteText>
        {problem !== undefined && (
          <Problem key={attempt} id={ids.problem} role="alert">
            <span aria-hidden="true">{problem}</span>
            <Spoken data-words={refusalSpoken(problem, hint)} />
          </Problem>
        )}
        {(hint !== undefined || reason !== undefined) && (
          <Limits id={ids.hint}>
            {hint}
            {reason !== undefined && <NoteReason>{reason}</NoteReason>}
          </Limits>
        )}
      </NoteText>
      <EnterHint>Enter para enviar</EnterHint>
    </NoteRow>
  );
}
