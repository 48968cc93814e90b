import { markup } from '@consorcio/shared/flow';
import { moneyLabel, needed } from '@consorcio/shared/journey';
import { defineStep } from '../../state';

/** What the first instalment would cost with the coupon. */
export const cupomApplyNewValue = defineStep({
  name: 'cupom-apply-new-value',
  leadsTo: ['cupom-payment-message'],
  text: ({ journey }) => {
    const { valorTotal } = needed(journey.cupom, 'cupom');
    const { planoValorPagamento } = needed(journey.planoSelecionado, 'planoSelecionado');
    return markup`A sua primeira parcela passa de ${planoValorPagamento.label} para <b>${moneyLabel(valorTotal)}</b>.`;
  },
});
