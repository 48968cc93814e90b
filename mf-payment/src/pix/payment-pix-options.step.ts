import { defineStep } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { amountLabel } from '../journey/amount-label';
import { dueLabel } from '../journey/due-label';
import { closeSale, paymentOf, withPayment } from '../journey/payment';
import { processed, purchased } from '../journey/payment-facts';
import type { PixChargeProps } from './pix-charge/pix-charge';
import { registerPix } from './register-pix';

/** Registers the Pix, once a proposal, and shows it; coming back from the bank app shows the same one. SPEC section 4. */
export const paymentPixOptions = defineStep({
  name: 'payment-pix-options',
  leadsTo: ['payment-success-conquest', 'alterar-pagamento', 'pagamento-pix-tentar-novamente'],
  fetch: {
    input: ({ journey }) => needed(journey.proposta, 'proposta').propostaToken,
    run: registerPix,
    settle: (journey, pix) => withPayment(journey, { pix }),
    facts: (scene) => [processed(scene, 'pix', 'sucesso')],
    fails: () => 'pagamento-pix-tentar-novamente',
    creates: { intent: 'pix', sameAs: (propostaToken) => propostaToken },
  },
  text: ['Seu Pix está pronto! 💚', 'Copie o código e cole no app do seu banco, ou leia o QR code:'],
  component: {
    name: 'pix-charge',
    props: ({ journey }): PixChargeProps => {
      const { qrCodeTexto, qrCodeImagemUrl, dataVencimento } = needed(paymentOf(journey).pix, 'pix');
      return {
        codigo: qrCodeTexto,
        imagemUrl: qrCodeImagemUrl,
        valor: amountLabel(journey),
        vencimento: dueLabel(dataVencimento),
      };
    },
  },
  options: [
    {
      id: 'paguei',
      label: 'Já fiz o Pix',
      to: 'payment-success-conquest',
      tone: 'primary',
      record: closeSale,
      facts: (scene) => [purchased(scene, 'pix')],
    },
    { id: 'outra-forma', label: 'Pagar de outra forma', to: 'alterar-pagamento', tone: 'secondary' },
  ],
});
