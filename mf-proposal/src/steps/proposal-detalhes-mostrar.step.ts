import { lance } from '@consorcio/shared/journey';
import { detailSheet, spokenDetails } from '../components/plan-details/plan-details-props';
import { defineStep } from '../state';

/** Shows the details of the plan, or what the catalogue says of it if they could not be fetched. */
export const proposalDetalhesMostrar = defineStep({
  name: 'proposal-detalhes-mostrar',
  leadsTo: ['proposal-terms'],
  atOnce: true, // the visitor asked for it and has already waited
  text: ({ journey }) =>
    journey.planoDetalhes
      ? 'Aqui estão os detalhes do seu plano:'
      : 'Não consegui buscar todos os detalhes agora. Isto é o que já sei do seu plano:',
  title: lance,
  component: { name: 'plan-details', props: detailSheet, spoken: (scene) => spokenDetails(detailSheet(scene)) },
});
