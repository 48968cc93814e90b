import { allSteps, count, type KitCheck } from '../evidence';

/** What a visitor types into the form of a card is in that form and in its one request, nowhere else. */
export const secrets: KitCheck = (evidence) => {
  const forms = allSteps(evidence).flatMap(({ step, submitted }) => (submitted ? [{ step, ...submitted }] : []));
  return {
    summary: `${count(forms.length, 'form')} filled in and submitted`,
    problems: forms.flatMap((form) =>
      form.secrets.map((what) => `${form.step}: ${what}. Keep it in the form, and pass it to onSubmit only.`),
    ),
  };
};
