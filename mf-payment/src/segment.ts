import { defineSegment } from '@consorcio/shared/flow';
import { pagamentoBoletoTentarNovamente } from './boleto/pagamento-boleto-tentar-novamente.step';
import { paymentBoletoOptions } from './boleto/payment-boleto-options.step';
import { paymentCongratulations } from './boleto/payment-congratulations.step';
import { paymentCreditCardSelect } from './card/payment-credit-card-select.step';
import { paymentPending } from './card/payment-pending.step';
import { paymentRefused } from './card/payment-refused.step';
import { paymentSuccess } from './card/payment-success.step';
import { pagamentoPixTentarNovamente } from './pix/pagamento-pix-tentar-novamente.step';
import { paymentPixOptions } from './pix/payment-pix-options.step';
import { paymentSuccessConquest } from './pix/payment-success-conquest.step';
import { alterarPagamento } from './steps/alterar-pagamento.step';
import { paymentOptions } from './steps/payment-options.step';

/** From a proposal to its first instalment paid, by Pix, boleto or card: each in a folder that knows no other. */
export default defineSegment({
  name: 'payment',
  entry: 'payment-options',
  exits: ['compra-feita'],
  steps: [
    paymentOptions,
    alterarPagamento,
    paymentPixOptions,
    pagamentoPixTentarNovamente,
    paymentSuccessConquest,
    paymentBoletoOptions,
    pagamentoBoletoTentarNovamente,
    paymentCongratulations,
    paymentCreditCardSelect,
    paymentRefused,
    paymentSuccess,
    paymentPending,
  ],
  components: {
    'pix-charge': () => import('./pix/pix-charge/pix-charge'),
    'boleto-slip': () => import('./boleto/boleto-slip/boleto-slip'),
    'card-approved': () => import('./card/card-approved/card-approved'),
  },
  overlays: {
    'card-form': () => import('./card/card-form/card-form'),
  },
});
