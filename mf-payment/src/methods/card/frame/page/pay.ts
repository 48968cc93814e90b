import { type CardPayment, cardPaymentAnswerSchema } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { createHttpClient } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import type { CardFormData } from '../../card-form/card-fields';
import type { Outcome, Pay } from '../messages';

/** `POST /api/pagamento/cartao`: HTTP 200 is an approval, any other success is pending. SPEC sections 3, 4 and 7. */
export async function pay({ propostaId, api }: Pay, form: CardFormData): Promise<Outcome> {
  const { numero, nome, validade, codigo, documento, parcelas } = form;
  const payment: CardPayment = {
    cartaoBandeira: 'VISA',
    cartaoCodigoSeguranca: codigo,
    cartaoCpfTitular: documento,
    cartaoNomeTitular: nome,
    cartaoNumero: numero,
    cartaoValidadeMes: String(validade.month).padStart(2, '0'),
    cartaoValidadeAno: String(validade.year),
    cartaoParcelas: parcelas,
    cartaoId: 0,
    propostaId,
  };
  let isForeign = false;
  document.addEventListener('securitypolicyviolation', () => (isForeign = true), { once: true });
  try {
    const http = createHttpClient({ ...api, sendIdempotencyKey: true, isOnline: () => true });
    const answers = { answer: paid(200), accepted: paid(202), idempotencyKey: api.idempotencyKey };
    return await http.post('/api/pagamento/cartao', payment, answers);
  } catch (error) {
    const { code, status } = toFailure(error);
    if (isForeign) return { type: 'refused', status: 403 }; // the policy of this page allows only its own API: nothing was sent
    if (code === 'http.refused' && status !== undefined) return { type: 'refused', status };
    return { type: 'unknown', status: status ?? 0, isLate: code === 'network.timeout' };
  }
}

const paid = (status: 200 | 202) =>
  z.pipe(
    cardPaymentAnswerSchema,
    z.transform(({ cartaoAutorizacao }): Outcome => ({ type: 'paid', status, cartaoAutorizacao })),
  );
