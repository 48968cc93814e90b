import { itReadsAllAnswers, planDetailsAnswers, wordCheckAnswers } from '../testing/answers';
import { checkWords } from './check-words';
import { fetchPlanDetails } from './fetch-plan-details';

const { signal } = new AbortController();

itReadsAllAnswers(planDetailsAnswers, async (http) => ({
  data: await fetchPlanDetails({ http, signal }, { empresaID: 1, leadID: 1, planoID: 1, bemID: 1 }),
}));
itReadsAllAnswers(wordCheckAnswers, (http) => checkWords({ http, signal }, 'x'));
