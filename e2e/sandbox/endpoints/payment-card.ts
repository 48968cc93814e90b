import { cardPaymentSchema, paymentMethods } from '@consorcio/shared/entities';
import { cardAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError, keyReused } from '../api/http-error';
import { findCardProblems } from '../card/find-card-problems';
import { type CardAnswer, judgeCard } from '../card/judge-card';
import { laterThanAnyClientInMs, magic } from '../magic-values';
import { payableById, requirePayable } from '../payment/payable';
import { dayInBrazil } from '../state/clock';

const path = '/api/pagamento/cartao';

export const paymentCard = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Pays the first instalment of a proposal by card; the same idempotency-key never charges twice',
  body: cardPaymentSchema,
  answer: cardAnswer,
  refusals: {
    400: 'Describes each wrong field, or the proposal cannot be paid by card',
    402: 'The bank refused the card',
    422: keyReused,
  },
  texts: ['cartaoAutorizacao'],
  handle({ body, idempotencyKey: key }, { ledger, clock }) {
    const request = { path, key, payload: body };
    const known = ledger.charges.replay(request);
    if (known) return replyOf(known.answer as CardAnswer); // created below

    const { cartaoNumero, cartaoParcelas, propostaId } = body;
    const problems = findCardProblems(body, dayInBrazil(clock.now()));
    if (problems.length > 0) throw new HttpError(400, problems);
    const payable = payableById(ledger, propostaId);
    requirePayable(payable, paymentMethods.card, 'field propostaId');
    if (cartaoNumero === magic.cardFails) throw new HttpError(500, ['The card could not be charged.']);
    const { propostaID, valorInCents } = payable;
    const { answer } = ledger.charges.create(request, (id) => {
      const { situacao, answer } = judgeCard(cartaoNumero, id);
      return { charge: { propostaID, metodo: 'cartao', situacao, valorInCents, parcelas: cartaoParcelas }, answer };
    });
    return { ...replyOf(answer), ...(cartaoNumero === magic.cardLate && { delayInMs: laterThanAnyClientInMs }) };
  },
});

function replyOf(answer: CardAnswer) {
  if (answer.status === 402) throw new HttpError(402, answer.errors);
  return answer;
}
