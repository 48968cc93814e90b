import { defineSegment } from '@consorcio/shared/flow';
import { boletoMethod } from './methods/boleto/boleto';
import { cardMethod } from './methods/card/card';
import { pixMethod } from './methods/pix/pix';
import { paymentState } from './state';
import { alterarPagamento } from './steps/alterar-pagamento.step';
import { cobrancaAberta } from './steps/cobranca-aberta.step';
import { comprovante } from './steps/comprovante.step';
import { paymentOptions } from './steps/payment-options.step';

/** The ways to pay, in the order they are offered. A new one is a folder in `methods` and a name in this list. */
const methods = [pixMethod, cardMethod, boletoMethod] as const;

/** From a proposal to its first instalment paid. */
export default defineSegment({
  name: 'payment',
  state: paymentState,
  entry: 'payment-options',
  exits: ['compra-feita', 'cobranca-vista', 'cobranca-paga'],
  steps: [
    paymentOptions(methods),
    alterarPagamento(methods),
    cobrancaAberta(methods),
    comprovante(methods),
    ...methods.flatMap(({ steps }) => [...steps]),
  ],
  components: {
    'payment-outcome': () => import('./components/payment-outcome/payment-outcome'),
    'receipt-card': () => import('./components/receipt-card/receipt-card'),
    ...Object.fromEntries(methods.flatMap(({ components = {} }) => Object.entries(components))),
  },
  overlays: Object.fromEntries(methods.flatMap(({ overlays = {} }) => Object.entries(overlays))),
});
