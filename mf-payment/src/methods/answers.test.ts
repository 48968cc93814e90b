import { boletoSchema, dataOf, pixSchema } from '@consorcio/shared/entities';
import { boletoAnswers, cardAnswers, itReadsAllAnswers, pixAnswers } from '@consorcio/shared/testing/answers';
import { aCardForm } from '../testing/talk';
import { payByCard } from './card/pay-by-card';
import { registerCharge } from './register-charge';

const { signal } = new AbortController();
const boleto = registerCharge({ path: '/api/pagamento/boleto', answer: dataOf(boletoSchema) });
const pix = registerCharge({ path: '/api/pagamento/pix', answer: dataOf(pixSchema) });

itReadsAllAnswers(boletoAnswers, async (http) => ({ data: await boleto({ http, signal }, 'token') }));
itReadsAllAnswers(pixAnswers, async (http) => ({ data: await pix({ http, signal }, 'token') }));
itReadsAllAnswers(cardAnswers, (http) => payByCard({ http, signal }, aCardForm(), { propostaId: 1, recusas: 0 }));
