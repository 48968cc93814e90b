import { itReadsAllAnswers, planDetailsAnswers, wordCheckAnswers } from '../testing/answers';
import { checkWords } from './check-words';
import { fetchPlanDetails } from './fetch-plan-details';

itReadsAllAnswers(planDetailsAnswers, async (call) => ({
  data: await fetchPlanDetails(call, { empresaID: 1, leadID: 1, planoID: 1, bemID: 1 }),
}));
itReadsAllAnswers(wordCheckAnswers, (call) => checkWords(call, 'x'));
