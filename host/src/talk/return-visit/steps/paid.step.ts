import { defineStep, endOption, markup, type Scene, type StepOption } from '@consorcio/shared/flow';
import { salesOf } from '@consorcio/shared/journey';
import { formatMoney } from '@consorcio/shared/validation';
import { otherSimulationLabel } from '../../steps/option-labels';
import { nameOf } from '../purchase-words';

const afterPurchaseOptions = [
  { id: 'outra-compra', label: otherSimulationLabel, to: 'exit:outra-compra', tone: 'secondary' },
  endOption,
] as const satisfies readonly StepOption[];

/** The payment went through in a visit that was closed before it could say so. */
export const pagamentoConfirmado = defineStep({
  name: 'pagamento-confirmado',
  leadsTo: ['exit:outra-compra', 'end'],
  atOnce: true,
  text: ({ journey: { compraAberta } }) => {
    const paid = compraAberta?.pagamentos.find(({ estado }) => estado === 'pago');
    if (!paid) return 'Você não tem nada a pagar.';
    const contract = compraAberta?.contrato === undefined ? '' : markup` (contrato <b>${compraAberta.contrato}</b>)`;
    return [
      `${markup`Recebemos o seu ${nameOf(paid)} de <b>${formatMoney(paid.valorInCents)}</b>`}${contract}. 🎉`,
      'Você não precisa pagar de novo. A confirmação vai para o seu e-mail.',
    ];
  },
  options: afterPurchaseOptions,
  facts: ({ journey }: Scene) => (journey.compraAberta ? salesOf(journey.compraAberta) : []),
  example: { right: ['outra-compra', 'encerrar'], isTrouble: true },
});

/** The visitor says that the purchase is paid: nothing reminds them of it any more. */
export const compraPaga = defineStep({
  name: 'compra-paga',
  leadsTo: ['exit:outra-compra', 'end'],
  text: [
    'Obrigado por avisar! 🎉',
    'Quando o banco confirmar o pagamento, o aviso vai para o seu e-mail. Você não precisa pagar de novo.',
  ],
  options: afterPurchaseOptions,
  example: { right: ['outra-compra', 'encerrar'], isTrouble: true },
});
