import type { OpenPurchase } from '@consorcio/shared/entities';
import { defineStep, endOption, type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { nameOf, statusOf, urgentPart } from '../purchase-words';

const goOnHere = {
  id: 'continuar-aqui',
  label: 'Continuar por aqui mesmo assim',
  to: 'back-to-trouble',
  tone: 'secondary',
} as const satisfies StepOption;

/**
 * Another tab, or an earlier visit, has a payment of the same proposal, so nothing was sent. The visitor decides whether it is
 * sent nevertheless; a paid proposal is never paid again.
 */
export const compraEmOutraAba = defineStep({
  name: 'compra-em-outra-aba',
  leadsTo: ['back-to-trouble', 'exit:ver-cobranca', 'end', 'error-general'],
  opens: ['specialists'],
  fetch: {
    input: () => undefined,
    run: async ({ purchaseElsewhere }) => purchaseElsewhere?.(),
    settle: (journey, compraAberta: OpenPurchase | undefined) => ({
      ...journey,
      ...(compraAberta && { compraAberta }),
    }),
  },
  text: ({ journey: { compraAberta }, now }) => {
    const urgent = compraAberta && urgentPart(compraAberta);
    if (!compraAberta || !urgent) return ['Esta proposta já foi paga em outra aba.', 'Você não precisa pagar de novo.'];
    if (urgent.payment.metodo === 'proposta')
      return ['Esta proposta já foi enviada em outra aba.', 'Se eu enviar de novo, pode haver duas propostas.'];
    return [
      'Esta proposta já tem um pagamento em outra aba.',
      ...statusOf(compraAberta, urgent, now),
      'Se pagar por aqui também, pode haver duas cobranças.',
    ];
  },
  options: ({ journey: { compraAberta } }) => {
    const urgent = compraAberta && urgentPart(compraAberta);
    if (!urgent) return [specialistsOption, endOption];
    const look = {
      id: 'ver',
      label: `Ver o ${nameOf(urgent.payment)}`,
      to: 'exit:ver-cobranca',
      tone: 'primary',
    } as const satisfies StepOption;
    return [...(urgent.situation === 'a-pagar' ? [look] : []), specialistsOption, goOnHere, endOption];
  },
  example: { right: ['ver', 'continuar-aqui', 'encerrar'], isTrouble: true },
});
