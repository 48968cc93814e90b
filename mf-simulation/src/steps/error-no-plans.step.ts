import { markup, specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../state';

/** There is no plan for this credit. The SPEC prescribes the second bubble word for word. SPEC section 8. */
export const errorNoPlans = defineStep({
  name: 'error-no-plans',
  leadsTo: ['lead-credit-value'],
  opens: ['specialists'],
  text: ({ journey: { nome } }) => [
    nome === undefined ? 'Procurei com todo cuidado, mas' : markup`${nome}, procurei com todo cuidado, mas`,
    'não encontrei nenhum plano com este valor. Por favor, faça uma nova simulação.',
  ],
  options: [
    {
      id: 'simular-novamente',
      label: 'Simular novamente',
      to: 'lead-credit-value',
      tone: 'primary',
      record: (journey) => ({ ...journey, isSimulateAgain: true }),
    },
    specialistsOption,
  ],
  example: { right: ['simular-novamente'], isTrouble: true },
});
