import { defineStep } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { amountLabel } from '../journey/amount-label';
import { dueLabel } from '../journey/due-label';
import { closeSale, paymentOf, withPayment } from '../journey/payment';
import { processed, purchased } from '../journey/payment-facts';
import type { BoletoSlipProps } from './boleto-slip/boleto-slip';
import { registerBoleto } from './register-boleto';

/** Registers the slip, once a proposal, and shows it; coming back shows the same one. SPEC section 4. */
export const paymentBoletoOptions = defineStep({
  name: 'payment-boleto-options',
  leadsTo: ['payment-congratulations', 'alterar-pagamento', 'pagamento-boleto-tentar-novamente'],
  fetch: {
    input: ({ journey }) => needed(journey.proposta, 'proposta').propostaToken,
    run: registerBoleto,
    settle: (journey, boleto) => withPayment(journey, { boleto }),
    facts: (scene) => [processed(scene, 'boleto', 'sucesso')],
    fails: () => 'pagamento-boleto-tentar-novamente',
    creates: { intent: 'boleto', sameAs: (propostaToken) => propostaToken },
  },
  text: ['Seu boleto está pronto! 📄', 'Copie o código ou abra o boleto para pagar:'],
  component: {
    name: 'boleto-slip',
    props: ({ journey }): BoletoSlipProps => {
      const { codigoBarras, url, dataVencimento } = needed(paymentOf(journey).boleto, 'boleto');
      return { codigoBarras, url, valor: amountLabel(journey), vencimento: dueLabel(dataVencimento) };
    },
  },
  options: [
    {
      id: 'certo',
      label: 'Certo, vou pagar o boleto',
      to: 'payment-congratulations',
      tone: 'primary',
      record: closeSale,
      facts: (scene) => [purchased(scene, 'boleto')],
    },
    { id: 'outra-forma', label: 'Pagar de outra forma', to: 'alterar-pagamento', tone: 'secondary' },
  ],
});
