import { chargeSchema, payableCode, paymentMethods, textOrEmpty } from '@consorcio/shared/entities';
import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { dueLabel } from '../../journey/open-charges';
import { defineRegisteredCharge } from '../registered-charge';
import { type BoletoSlipProps, boletoCode, spokenBoleto } from './boleto-slip/spoken-boleto';

/** A bank slip to pay anywhere: its line is copied or typed, or the slip itself is opened. */
export const boletoMethod = defineRegisteredCharge({
  code: paymentMethods.boleto,
  id: 'boleto',
  label: 'Boleto',
  detail: 'Até o vencimento',
  chargeName: 'o boleto',
  charge: chargeSchema(
    { codigoBarras: payableCode, url: textOrEmpty }, // the barcode (44 digits) or the line that people type (47)
    {
      codigoBarras: ['linhaDigitavel', 'codigoDeBarras', 'barcode'],
      url: ['urlBoleto', 'boletoUrl', 'link'],
    },
  ),
  text: ['Seu boleto está pronto! 📄', 'Copie o código ou abra o boleto para pagar:'],
  component: {
    name: 'boleto-slip',
    load: () => import('./boleto-slip/boleto-slip'),
    props: ({ codigoBarras, url }, terms): BoletoSlipProps => ({ codigoBarras, url, ...terms }),
    spoken: spokenBoleto,
  },
  goOn: { id: 'certo', label: 'Certo, vou pagar o boleto', isPaid: false },
  payWith: ({ codigoBarras, url }) => ({ codigo: codigoBarras, url }),
  fromMemory: ({ codigo, url = '' }, dataVencimento) => ({ codigoBarras: codigo, url, dataVencimento }),
  trouble: 'Tivemos um problema para gerar o boleto!',
  congratulations: {
    step: 'payment-congratulations',
    amount: 'Valor do boleto',
    text: ({ dataVencimento }, { journey }) => [
      'Parabéns! 🎉 Falta só pagar o boleto.',
      ...(dataVencimento === '' ? [] : [markup`Ele vence em <b>${dueLabel(dataVencimento)}</b>.`]),
      markup`Quando o pagamento for confirmado, o aviso vai para <b>${needed(journey.email, 'email')}</b>.`,
    ],
  },
  receipt: {
    situacao: 'Aguardando o pagamento do boleto',
    codigo: ({ codigoBarras }) => boletoCode(codigoBarras),
    passos: (vencimento) => [
      `Pague o boleto${vencimento && ` até ${vencimento}`}, no app do seu banco ou em uma agência.`,
      'Quando o pagamento for confirmado, o aviso vai para o seu e-mail.',
    ],
  },
});
