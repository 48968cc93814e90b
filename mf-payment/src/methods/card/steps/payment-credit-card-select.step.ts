import { markup } from '@consorcio/shared/flow';
import { withoutOpenCharges } from '../../../journey/open-charges';
import { amountInCents, amountLabel, paymentOf, stayHere } from '../../../journey/payment';
import { processed, purchased } from '../../../journey/payment-facts';
import { closePurchase, purchaseNote } from '../../../journey/purchase';
import { isRepeatSafe, withOutcome, withoutConfirmation } from '../../../journey/unconfirmed-payment';
import { defineStep } from '../../../state';
import { cardPayment, cardsElsewhere, isApproved, isUncertain } from '../card-payment';
import { cardWords } from '../card-words';
import type { CardFrameProps } from '../frame/card-frame';
import { payByCard } from '../pay-by-card';
import { verdictOf } from '../verdict';

/**
 * The card form over the page. After a refusal the next try is a new payment. After an unknown outcome it is the same
 * payment with the same key, also after the visitor has chosen another method behind the warning. A refusal of a repeat closes
 * the payment only where the API honours keys. SPEC sections 2 to 5.
 */
export const paymentCreditCardSelect = defineStep({
  name: 'payment-credit-card-select',
  atOnce: true, // the form is there already
  leadsTo: ['payment-success', 'payment-pending', 'payment-refused', 'alterar-pagamento'],
  text: (scene) => [...stayHere(scene), markup`Preencha os dados do cartão para pagar <b>${amountLabel(scene)}</b>.`],
  overlay: {
    name: 'card-form',
    dismiss: 'voltar',
    isAhead: true,
    props: (scene): CardFrameProps => {
      const { journey } = scene;
      const { propostaID } = paymentOf(journey);
      return {
        propostaID,
        valorInCents: amountInCents(journey),
        emAberto: isUncertain(journey) && (isRepeatSafe(scene) ? 'confere' : 'repete'),
      };
    },
  },
  options: ({ journey }) => {
    const to = isUncertain(journey) ? 'payment-refused' : 'alterar-pagamento';
    return [{ id: 'voltar', label: cardWords.back, to, tone: 'secondary', part: 'card-form' }];
  },
  submit: {
    input: ({ journey }) => {
      const { cartaoRecusas = 0 } = cardPayment.read(journey);
      return { propostaId: paymentOf(journey).propostaID, recusas: cartaoRecusas };
    },
    run: payByCard,
    waiting: cardWords.waiting,
    creates: {
      intent: 'cartao',
      sameAs: ({ propostaId, recusas }) => `${propostaId}:${recusas}`,
      purchase: (_charge, { journey }) =>
        purchaseNote(journey, { metodo: 'cartao', nome: 'o pagamento com cartão', quita: true }),
      isOpen: ({ journey }) => isUncertain(journey),
    },
    settle: (journey, { situacao, cartaoAutorizacao }, { now }) => {
      const paid = cardPayment.write(journey, { cartaoSituacao: situacao, cartaoAutorizacao });
      return closePurchase(withoutOpenCharges(withOutcome(paid)), 'cartao', now);
    },
    facts: (scene) => [
      processed(scene, 'cartao', isApproved(scene.journey) ? 'sucesso' : 'pendente'),
      purchased(scene, 'cartao'),
    ],
    refusal: ({ code }) =>
      code === 'network.offline'
        ? 'Você está sem internet e nada foi enviado. Quando a conexão voltar, tente outra vez.'
        : undefined,
    settleFailure: (journey, failure, scene, key) => {
      const verdict = verdictOf(failure, scene);
      if (verdict === 'unknown') return withoutConfirmation(cardPayment.write(journey, { cartaoSituacao: 'incerto' }));
      if (verdict === 'nothing-new') return isUncertain(journey) ? withoutConfirmation(journey) : journey;
      const { cartaoRecusas = 0 } = cardPayment.read(journey);
      const refused = cardPayment.write(journey, { cartaoRecusas: cartaoRecusas + 1 });
      // An API that knows no keys has judged another payment: the one before may still be charged.
      if (isUncertain(journey) && !isRepeatSafe(scene)) return refused;
      // Another tab has a key of its own once a card was refused in one of them.
      const isOfEach = isRepeatSafe(scene) && cardsElsewhere(journey).every(({ chave }) => chave === key);
      const known = { cartaoSituacao: undefined, cartaoConferido: isOfEach || undefined };
      return withOutcome(cardPayment.write(refused, known));
    },
    failureFacts: (failure, scene) =>
      verdictOf(failure, scene) === 'refused' ? [processed(scene, 'cartao', 'recusado')] : [],
    fails: () => 'payment-refused',
    say: (scene) => {
      if (!isUncertain(scene.journey)) return cardWords.title;
      return isRepeatSafe(scene) ? cardWords.verify : cardWords.repeat;
    },
  },
  next: ({ journey }) => (isApproved(journey) ? 'payment-success' : 'payment-pending'),
  example: {
    right: [
      {
        kind: 'form',
        form: {
          cartaoBandeira: 'VISA',
          cartaoCodigoSeguranca: '737',
          cartaoCpfTitular: '52998224725',
          cartaoNomeTitular: 'MARINA P SILVA',
          cartaoNumero: '4242424242424242',
          cartaoValidadeMes: '12',
          cartaoValidadeAno: '2031',
          cartaoParcelas: 2,
          cartaoId: 0,
        },
      },
      'voltar',
    ],
  },
});
