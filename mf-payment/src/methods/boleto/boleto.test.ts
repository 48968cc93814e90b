import { aScene } from '@consorcio/shared/testing';
import { aPayingJourney, payee, boleto as received, startPayment } from '../../testing/conversation';
import { itKeepsThePromisesOfARegisteredCharge } from '../../testing/registered-charge-promises';
import { boletoMethod } from './boleto';
import { formatLine, typedLine } from './typed-line';

describe('A boleto', () => {
  itKeepsThePromisesOfARegisteredCharge({
    method: 'boleto',
    received,
    keys: {
      code: ['codigoBarras', 'linhaDigitavel', 'codigoDeBarras', 'barcode'],
      address: ['url', 'urlBoleto', 'boletoUrl', 'link'],
    },
    component: {
      name: 'boleto-slip',
      props: {
        codigoBarras: received.codigoBarras,
        url: received.url,
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

describe('The receipt of a boleto', () => {
  const receiptOf = (overrides: Partial<typeof received>) =>
    boletoMethod.receipt(aScene({ journey: aPayingJourney({ boleto: { ...received, ...overrides } }) }));

  it('shows its line in groups, and until when it is paid', () => {
    const line = typedLine(received.codigoBarras);

    expect(receiptOf({})).toMatchObject({
      isPaid: false,
      codigo: { codigo: line, mostrado: formatLine(line) },
      passos: [expect.stringContaining('Pague o boleto até 25/11/2026,'), expect.stringContaining('e-mail')],
    });
  });

  it('shows a code that is no line as the bank sent it', () => {
    const { codigo } = receiptOf({ codigoBarras: 'na agência' });

    expect(codigo?.codigo).toBe('na agência');
    expect(codigo).not.toHaveProperty('mostrado');
  });
});

it('says nothing about the due date of a boleto that has none', async () => {
  const journey = aPayingJourney({ boleto: { ...received, dataVencimento: '' }, fechada: { metodo: 'boleto', em: 0 } });
  const conversation = await startPayment({ at: 'payment-congratulations', journey });

  expect(conversation.heard()).toContain('Falta só pagar o boleto. | Quando o pagamento for confirmado');
});
