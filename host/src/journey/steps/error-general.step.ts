import { defineStep, specialistsOption } from '@consorcio/shared/flow';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const uncertainty = 'A conexão caiu antes da confirmação, então não sei dizer se o último envio chegou até nós.';

/** The host's apology. An outcome nobody knows is said to be unknown, never guessed. SPEC section 8. */
export const errorGeneral = defineStep({
  name: 'error-general',
  leadsTo: ['health-check', 'especialistas'],
  text: ({ trouble }) => (trouble?.uncertain ? [uncertainty, apology] : apology),
  options: [
    { id: 'tentar-novamente', label: 'Tentar novamente', to: 'health-check', tone: 'primary' },
    specialistsOption,
  ],
});
