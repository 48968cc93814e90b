import { PreviewPanel, ProblemList } from './panel.styles';

export interface ProblemsProps {
  /** A line of the check each. */
  lines: readonly string[];
  /** Whether an earlier version of the brand is on the page. */
  isShown: boolean;
}

/** What the check says of the files as they are now. */
export function Problems({ lines, isShown }: ProblemsProps) {
  return (
    <PreviewPanel aria-labelledby="problems" $isAlarming>
      <h2 id="problems">{isShown ? 'Not shown yet: the files have problems' : 'The files have problems'}</h2>
      <ProblemList>
        {lines.map((line) => {
          const [, place, sentence] = /^(\S+?): (.*)$/.exec(line) ?? ['', '', line];
          return (
            <li key={line}>
              {place && <code>{place}</code>} {sentence}
            </li>
          );
        })}
      </ProblemList>
      {isShown && <p>Below is the brand before this change.</p>}
    </PreviewPanel>
  );
}
