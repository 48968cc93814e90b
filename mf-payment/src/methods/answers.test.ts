import { boletoSchema, dataOf, pixSchema } from '@consorcio/shared/entities';
import { boletoAnswers, cardAnswers, itReadsAllAnswers, pixAnswers } from '@consorcio/shared/testing/answers';
import { aCardForm } from '../testing/talk';
import { payByCard } from './card/pay-by-card';
import { registerCharge } from './register-charge';

const boleto = registerCharge({ path: '/api/pagamento/boleto', answer: dataOf(boletoSchema) });
const pix = registerCharge({ path: '/api/pagamento/pix', answer: dataOf(pixSchema) });

itReadsAllAnswers(boletoAnswers, async (call) => ({ data: await boleto(call, 'token') }));
itReadsAllAnswers(pixAnswers, async (call) => ({ data: await pix(call, 'token') }));
itReadsAllAnswers(cardAnswers, (call) => payByCard(call, aCardForm(), { propostaId: 1, recusas: 0 }));
