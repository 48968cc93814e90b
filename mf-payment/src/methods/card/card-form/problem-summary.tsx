import { cardLabels, cardWords } from '../card-words';
import { type CardField, type CardProblems, wrongFields } from './card-fields';
import { Jump, ProblemFrame, ProblemTitle } from './problem-summary.styles';
import type { CardFormState } from './use-card-form';

/** What is wrong with a form that was submitted with several errors. It gets the focus, and its name is all of them: each is heard once. */
export function ProblemSummary({ form, problems }: { form: CardFormState; problems: CardProblems }) {
  const { summary, elements } = form;
  const wrong = wrongFields(problems);
  const title = cardWords.problems(wrong.length);
  const lineOf = (field: CardField) => `${cardLabels[field]}: ${problems[field]}`;
  return (
    <ProblemFrame
      ref={summary}
      data-field
      role="group"
      tabIndex={-1}
      aria-label={[title, ...wrong.map(lineOf)].join('. ')}
    >
      <ProblemTitle>{title}</ProblemTitle>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <Jump type="button" onClick={() => elements[field].current?.focus()}>
              {lineOf(field)}
            </Jump>
          </li>
        ))}
      </ul>
    </ProblemFrame>
  );
}
