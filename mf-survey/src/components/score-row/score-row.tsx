import { Button, Sheet, type StepComponentProps } from '@consorcio/shared/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { Ends, Score, ScoreHint, ScoreLine, ScoreRadio, ScoreTitle } from './score-row.styles';
import { type ScoreAnswer, type ScoreRowProps, scoreNames, scoreWords } from './scores';

/** A score from 1 to 5. It is selected first and then sent, so that a wrong press can be corrected. */
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

  function handleHurry() {
    setIsHurried(true);
    onSay(scoreWords.hint);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (nota !== undefined) onAnswer({ nota });
  }

  return (
    <Sheet as="form" onSubmit={handleSubmit}>
      <div role="radiogroup" aria-labelledby={`${id}title`} aria-describedby={isMissing ? `${id}hint` : undefined}>
        <ScoreTitle id={`${id}title`}>{props.legenda}</ScoreTitle>
        <ScoreLine>
          {scores.map((score) => (
            <Score key={score}>
              <ScoreRadio
                type="radio"
                name={id}
                aria-label={scoreNames[score - 1]}
                checked={score === nota}
                onChange={() => handleChange(score)}
              />
              <span>{score}</span>
            </Score>
          ))}
        </ScoreLine>
        <Ends aria-hidden="true">
          <span>{scoreWords.lowest}</span>
          <span>{scoreWords.highest}</span>
        </Ends>
        {isMissing && <ScoreHint id={`${id}hint`}>{scoreWords.hint}</ScoreHint>}
      </div>
      <Button type="submit" aria-disabled={nota === undefined} onRefusedPress={handleHurry}>
        {scoreWords.send}
      </Button>
    </Sheet>
  );
}

const scores = [1, 2, 3, 4, 5];
