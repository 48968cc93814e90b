import { markup } from '@consorcio/shared/flow';
import { meaningIn, needed } from '@consorcio/shared/journey';
import { formatDate } from '@consorcio/shared/validation';
import { dataSummary, spokenData } from '../components/data-summary/data-summary-props';
import { defineStep } from '../state';

/** Shows all data before the visitor signs, and the date of the assembly if the plan has one. SPEC section 4. */
export const proposalConfirmData = defineStep({
  name: 'proposal-confirm-data',
  isPersonal: true,
  leadsTo: ['proposal-terms'],
  text: ({ journey }) => {
    const { exibirTextoResolucao285, dataAssembleia } = needed(journey.planoSelecionado, 'planoSelecionado');
    return [
      ...(exibirTextoResolucao285 && dataAssembleia !== ''
        ? [
            markup`Com a primeira parcela paga, você concorre na assembleia prevista para <b>${formatDate(dataAssembleia)}</b>, se o grupo já estiver formado.`,
          ]
        : []),
      'Confira se está tudo certo:',
    ];
  },
  titleOf: meaningIn,
  component: { name: 'data-summary', props: dataSummary, spoken: (scene) => spokenData(dataSummary(scene)) },
});
