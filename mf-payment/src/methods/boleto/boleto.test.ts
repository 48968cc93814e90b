import { itKeepsThePromisesOfARegisteredCharge } from '../../testing/registered-charge-promises';
import { boleto, payee } from '../../testing/talk';

describe('A boleto', () => {
  itKeepsThePromisesOfARegisteredCharge({
    method: 'boleto',
    received: boleto,
    component: {
      name: 'boleto-slip',
      props: {
        codigoBarras: boleto.codigoBarras,
        url: boleto.url,
        valor: 'R$\u00a0885,00',
        vencimento: '25/11/2026',
        ...payee,
      },
    },
    goOn: 'certo',
    congratulations: {
      step: 'payment-congratulations',
      text: 'Parabéns! 🎉 Falta só pagar o boleto. | Ele vence em 25/11/2026.',
    },
    trouble: 'Tivemos um problema para gerar o boleto!',
    chargeName: 'o boleto',
  });
});
