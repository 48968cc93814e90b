import { itKeepsThePromisesOfARegisteredCharge } from '../../testing/registered-charge-promises';
import { payee, pix } from '../../testing/talk';

describe('A Pix', () => {
  itKeepsThePromisesOfARegisteredCharge({
    method: 'pix',
    received: pix,
    component: {
      name: 'pix-charge',
      props: {
        codigo: pix.qrCodeTexto,
        imagemUrl: pix.qrCodeImagemUrl,
        valor: 'R$\u00a0885,00',
        vencimento: '23/11/2026',
        ...payee,
      },
    },
    goOn: 'paguei',
    congratulations: { step: 'payment-success-conquest', text: 'Parabéns pelo primeiro passo!' },
    trouble: 'Tivemos um problema para gerar o PIX!',
    chargeName: 'o Pix',
  });
});
