import { backLabel } from '@consorcio/shared/flow';

/** What a visitor reads before everything is deleted: in the dialog of the footer and in the conversation. */
export const forgetWords = {
  question: 'Apagar tudo deste aparelho?',
  erase: 'Apagar',
  back: backLabel,
  busy: 'Estamos enviando o seu pedido. Assim que a resposta chegar, você pode apagar tudo.',
  explain: (hasPurchase: boolean): readonly string[] => [
    'A conversa e todas as suas respostas serão apagadas deste navegador, também nas outras abas. O que você já enviou continua com a administradora.',
    ...(hasPurchase ? [ofPurchase] : []),
  ],
} as const;

const ofPurchase =
  'Você tem uma compra em aberto, e a proposta continua valendo na administradora. O código e o aviso que evita pagar duas vezes também serão apagados. Guarde antes o código e o número do contrato.';
