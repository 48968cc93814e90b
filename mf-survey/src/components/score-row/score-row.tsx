import { Button, Sheet, type StepComponentProps } from '@consorcio/shared/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import type { ScoreAnswer } from './score-answer';
import { Ends, Hint, Legend, Radio, Row, Score, Scores } from './score-row.styles';

export interface ScoreRowProps {
  /** What the score is for: 'Sua nota para a compra'. */
  readonly legenda: string;
}

/** A score from 1 to 5, chosen first and then sent: a slip of the finger is not an answer yet. */
export default function ScoreRow(part: StepComponentProps<ScoreAnswer, ScoreRowProps>) {
  const { props, draft, onDraft, onAnswer, onSay } = part;
  const id = useId();
  const [nota, setNota] = useState(() => scores.find((score) => String(score) === draft));
  const [isHurried, setIsHurried] = useState(false);
  const isMissing = isHurried && nota === undefined;

  function handleChange(score: number) {
    setNota(score);
    onDraft(String(score));
  }

  function handlePress() {
    if (nota !== undefined) return;
    setIsHurried(true);
    onSay(hint);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (nota !== undefined) onAnswer({ nota });
  }

  return (
    <Sheet as="form" onSubmit={handleSubmit}>
      <Scores aria-describedby={isMissing ? `${id}hint` : undefined}>
        <Legend>{props.legenda}</Legend>
        <Row>
          {scores.map((score) => (
            <Score key={score}>
              <Radio
                type="radio"
                name={id}
                aria-label={names[score]}
                checked={score === nota}
                onChange={() => handleChange(score)}
              />
              {score}
            </Score>
          ))}
        </Row>
        <Ends aria-hidden="true">
          <span>Muito ruim</span>
          <span>Ótimo</span>
        </Ends>
        {isMissing && <Hint id={`${id}hint`}>{hint}</Hint>}
      </Scores>
      {/* In the capture phase: a button that is aria-disabled hears no press, and this one has an answer to it. */}
      <Button type="submit" aria-disabled={nota === undefined} onClickCapture={handlePress}>
        Enviar nota
      </Button>
    </Sheet>
  );
}

const scores = [1, 2, 3, 4, 5];

/** The ends of the scale say what they mean; those between are named by their number. */
const names: Readonly<Record<number, string>> = { 1: '1, muito ruim', 5: '5, ótimo' };

const hint = 'Escolha uma nota de 1 a 5.';
