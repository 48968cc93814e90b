import type { Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import { paymentOf } from '../journey/payment';
import { methodOptions, methodTargets } from '../methods/methods';

/** Another way to pay. What was registered stays payable, so nobody is left to pay twice unwarned. */
export const alterarPagamento = defineStep({
  name: 'alterar-pagamento',
  leadsTo: methodTargets,
  opens: ['specialists'],
  text: ({ journey }) => [...warning(journey), 'Como você prefere pagar?'],
  options: ({ journey }) => methodOptions(journey),
  layout: 'stack',
});

function warning(journey: Journey): readonly string[] {
  const { pix, boleto } = paymentOf(journey);
  const registered = [...(pix ? ['o Pix'] : []), ...(boleto ? ['o boleto'] : [])].join(' ou ');
  return registered === '' ? [] : [`Se você já pagou ${registered}, não precisa pagar de novo.`];
}
