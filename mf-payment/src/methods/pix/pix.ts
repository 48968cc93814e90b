import { chargeSchema, payableCode, paymentMethods, textOrEmpty } from '@consorcio/shared/entities';
import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { defineRegisteredCharge } from '../registered-charge';
import { type PixChargeProps, pixWords, spokenPix } from './pix-charge/spoken-pix';

/** A Pix to pay in the bank app: its code is copied there, or its QR code is read. */
export const pixMethod = defineRegisteredCharge({
  code: paymentMethods.pix,
  id: 'pix',
  label: 'Pix',
  detail: 'Pelo app do seu banco',
  chargeName: 'o Pix',
  charge: chargeSchema(
    { qrCodeTexto: payableCode, qrCodeImagemUrl: textOrEmpty },
    {
      qrCodeTexto: ['textoQrCode', 'qrCodeText', 'qrCode', 'copiaECola', 'pixCopiaECola', 'emv'],
      qrCodeImagemUrl: ['imagemUrl', 'urlImagem', 'qrCodeUrl', 'imageUrl'],
    },
  ),
  text: ['Seu Pix está pronto! 💚', 'Copie o código e cole no app do seu banco, ou leia o QR code:'],
  component: {
    name: 'pix-charge',
    load: () => import('./pix-charge/pix-charge'),
    props: ({ qrCodeTexto, qrCodeImagemUrl }, terms): PixChargeProps => ({
      codigo: qrCodeTexto,
      imagemUrl: qrCodeImagemUrl,
      ...terms,
    }),
    spoken: spokenPix,
  },
  goOn: { id: 'paguei', label: 'Já fiz o Pix', isPaid: true },
  payWith: ({ qrCodeTexto }) => ({ codigo: qrCodeTexto }),
  fromMemory: ({ codigo }, dataVencimento) => ({ qrCodeTexto: codigo, qrCodeImagemUrl: '', dataVencimento }),
  trouble: 'Tivemos um problema para gerar o PIX!',
  congratulations: {
    step: 'payment-success-conquest',
    amount: 'Valor do Pix',
    text: (_pix, { journey }) => [
      'Parabéns pelo primeiro passo! 🎉',
      'Agora falta o banco confirmar o Pix.',
      markup`Assim que ele chegar, a confirmação vai para <b>${needed(journey.email, 'email')}</b>.`,
    ],
  },
  receipt: {
    situacao: 'Aguardando o banco confirmar o Pix',
    codigo: ({ qrCodeTexto }) => ({ rotulo: pixWords.code, botao: pixWords.copy, codigo: qrCodeTexto }),
    passos: (vencimento) => [
      'Quando o banco confirmar o Pix, o aviso vai para o seu e-mail.',
      `Se você já pagou, não pague de novo. Se ainda não pagou, use o código${vencimento && ` até ${vencimento}`}.`,
    ],
  },
});
