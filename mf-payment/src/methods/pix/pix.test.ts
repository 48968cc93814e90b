import { aScene } from '@consorcio/shared/testing';
import { aPayingJourney, payee, pix as received } from '../../testing/conversation';
import { itKeepsThePromisesOfARegisteredCharge } from '../../testing/registered-charge-promises';
import { pixMethod } from './pix';

describe('A Pix', () => {
  itKeepsThePromisesOfARegisteredCharge({
    method: 'pix',
    received,
    keys: {
      code: ['qrCodeTexto', 'textoQrCode', 'qrCodeText', 'qrCode', 'copiaECola', 'pixCopiaECola', 'emv'],
      address: ['qrCodeImagemUrl', 'imagemUrl', 'urlImagem', 'qrCodeUrl', 'imageUrl'],
    },
    component: {
      name: 'pix-charge',
      props: {
        codigo: received.qrCodeTexto,
        imagemUrl: received.qrCodeImagemUrl,
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

it.each([
  ['2026-11-23', 'use o código até 23/11/2026.'],
  ['', 'use o código.'],
])(
  'The receipt of a Pix that is due on %j says until when it is paid, and not to pay twice',
  (dataVencimento, words) => {
    const journey = aPayingJourney({ pix: { ...received, dataVencimento } });

    expect(pixMethod.receipt(aScene({ journey })).passos).toEqual([
      expect.stringContaining('o aviso vai para o seu e-mail'),
      `Se você já pagou, não pague de novo. Se ainda não pagou, ${words}`,
    ]);
  },
);
