import { allSteps, type Check, count } from '../evidence';

/** What a visitor types into the form of a card is in that form and in its one request, nowhere else. */
export const secrets: Check = (evidence) => {
  const forms = allSteps(evidence).filter(({ submitted }) => submitted);
  const problems = forms.flatMap(({ step, submitted }) =>
    (submitted?.secrets ?? []).map((what) => `${step}: ${what}. Keep it in the form, and pass it to onSubmit only.`),
  );
  return { summary: `${count(forms.length, 'form')} filled in and submitted`, problems: [...new Set(problems)] };
};
