import { randomUUID } from 'node:crypto';
import { cardPaymentSchema, paymentMethods, proposalRequestSchema } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { cardAnswer, chargeAnswer, proposalAnswer } from '../answers';
import { defineEndpoint, type Endpoint, pageReply } from '../api/endpoint';
import { HttpError } from '../api/outgoing';
import { cardRules, findBrokenRules, proposalRules } from '../field-rules';
import { applyMishap, laterThanAnyClientInMs, magic } from '../magic-values';
import { barcodeOf, missingSlipPage, slipPageOf } from '../payment/boleto';
import * as payables from '../payment/payable';
import { brCodeOf } from '../payment/pix';
import { keyReused, tokenOf } from '../state/ledger';
import { dayInBrazil, type SandboxState } from '../state/sandbox-state';

export const proposal = defineEndpoint('POST /api/proposta', {
  summary: 'Creates a proposal; the same idempotency-key gets the same proposal again',
  description: `The person is 18 to 89 years old, by the day in Brasília; a company is not founded in the future. \`planoID\` and \`bemID\` belong
together, \`planoMeses\` is the term of that plan, \`cupomCodigo\` is null or a coupon that is valid for the credit. \`leadId\`, \`empresaId\` and
whether the CEP fits the address are not checked, so a journey survives a restart of the sandbox.

Ids restart with the sandbox, but a browser remembers for which ids it reported a purchase: to see that event again, remove
\`consorcio.device\` from its local storage.`,
  body: proposalRequestSchema,
  answer: proposalAnswer,
  refusals: { 400: `Describes each wrong field, or "${serverSentences.invalidCep}"`, 422: keyReused },
  texts: ['contrato'],
  handle({ body, idempotencyKey: key, posts }, { ledger: { proposals }, clock }) {
    const request = { path: '/api/proposta', key, payload: body };
    const known = proposals.replay(request);
    if (known) return { json: known.answer };

    refuseBroken(findBrokenRules(proposalRules, body, dayInBrazil(clock.now())));
    if (body.cep === magic.cepRefused) throw new HttpError(400, [serverSentences.invalidCep]);
    if (body.email.toLowerCase() === magic.proposalRefused)
      throw new HttpError(400, ['field email: this proposal is not accepted']);
    const delivery = applyMishap('proposal', body.email, posts);
    const { answer } = proposals.create(request, (id) => ({
      payload: body,
      answer: {
        data: {
          propostaID: id,
          propostaToken: tokenOf('proposal', id),
          contrato: payables.contratoOf(id),
          formasPagamentoDisponiveis: payables.paymentMethodsFor(body.email),
        },
      },
    }));
    return { json: answer, ...delivery };
  },
});

function refuseBroken(problems: readonly string[]): void {
  if (problems.length > 0) throw new HttpError(400, problems);
}

const whatIsCharged = `Charged is the first instalment of the proposal: what the catalogue computes for its plan and company, less its coupon. A 400
refuses a payment method that the proposal does not offer or its coupon excludes, and a proposal whose coupon covers everything. An unknown
proposal (from before a restart, or seeded) is charged R$ 500,00.`;

/** A payment method whose charge is registered here and paid elsewhere. */
interface Registration<A> {
  readonly metodo: 'pix' | 'boleto';
  readonly answer: z.ZodMiniType<unknown, A>;
  readonly description: string;
  /** Makes the charge: `id` is its number in the ledger. */
  issue(payable: payables.Payable, id: number, sandbox: SandboxState, origin: string): A;
}

/** An endpoint that registers a charge for a proposal, once per idempotency key. */
function defineRegistration<A>({ metodo, answer, description, issue }: Registration<A>): Endpoint {
  const path = `/api/pagamento/${metodo}` as const;
  return defineEndpoint(`POST ${path}`, {
    summary: `Registers a ${metodo} for the first instalment of a proposal; the same idempotency-key gets the same one again`,
    description: `The body is the token as a JSON string. ${description}\n\n${whatIsCharged}`,
    body: z.string().check(z.minLength(1), z.maxLength(200)), // the token of the proposal
    answer,
    refusals: { 400: `The body is not a token, or the proposal cannot be paid by ${metodo}`, 422: keyReused },
    texts: ['contrato'],
    handle({ body: token, idempotencyKey: key, posts, origin }, sandbox) {
      const { ledger } = sandbox;
      const request = { path, key, payload: token };
      const known = ledger.charges.replay(request);
      if (known) return { json: known.answer as A }; // created below for the same path

      const payable = payables.payableByToken(ledger, token);
      payables.requirePayable(payable, paymentMethods[metodo], 'body');
      const delivery = applyMishap(metodo, payable.proposal?.email ?? '', posts);
      const { propostaID, valorInCents } = payable;
      const charge = { propostaID, metodo, situacao: 'registrado', valorInCents, parcelas: null } as const;
      const create = (id: number) => ({ charge, answer: issue(payable, id, sandbox, origin) });
      return { json: ledger.charges.create(request, create).answer, ...delivery };
    },
  });
}

export const pixAnswer = chargeAnswer({ qrCodeTexto: z.string(), qrCodeImagemUrl: z.string() });

export const paymentPix = defineRegistration({
  metodo: 'pix',
  answer: pixAnswer,
  description:
    '`qrCodeTexto` is a BR Code with the amount and a key that nobody owns; the picture shows the same. It is due tomorrow.',
  issue({ contrato, valorInCents, proposal }, id, { clock, pixCodes }, origin) {
    const qrCodeTexto = brCodeOf(valorInCents, `SANDBOX${contrato}N${id}`);
    const picture = randomUUID();
    const isMissing = proposal?.email.toLowerCase() === magic.pixWithoutPicture;
    if (!isMissing) pixCodes.set(picture, qrCodeTexto);
    const qrCodeImagemUrl = `${origin}/imagens/pix/${picture}.svg`;
    return { data: { contrato, qrCodeTexto, qrCodeImagemUrl, dataVencimento: dayInBrazil(clock.now(), 1) } };
  },
});

export const pixImage = defineEndpoint('GET /imagens/pix/:arquivo', {
  summary: 'The QR code of a Pix as a picture: its address is in qrCodeImagemUrl',
  refusals: { 404: 'There is no such QR code' },
  handle({ parameters }, { pixCodes }) {
    const [, name = ''] = /^(.+)\.svg$/.exec(parameters.arquivo ?? '') ?? [];
    const code = pixCodes.get(name);
    if (code === undefined) throw new HttpError(404, ['There is no such QR code.']);
    return { raw: { contentType: 'image/svg+xml', content: renderSVG(code, { ecc: 'M', border: quietZone }) } };
  },
});

const quietZone = 4; // modules of white around it, without which readers do not find it

export const boletoAnswer = chargeAnswer({ codigoBarras: z.string(), url: z.string() });

export const paymentBoleto = defineRegistration({
  metodo: 'boleto',
  answer: boletoAnswer,
  description: 'The bank 999 of `codigoBarras` does not exist; `url` is a page to print. It is due in three days.',
  issue({ contrato, valorInCents, proposal }, id, { clock, slips }, origin) {
    const [emissao, vencimento] = [dayInBrazil(clock.now()), dayInBrazil(clock.now(), 3)];
    const nossoNumero = `${contrato.padStart(8, '0')}${String(id).padStart(5, '0')}`;
    const slip = { contrato, nossoNumero, valorInCents, emissao, vencimento, proposal };
    const name = randomUUID();
    slips.set(name, slip);
    const url = `${origin}/boletos/${name}`;
    return { data: { contrato, codigoBarras: barcodeOf(slip), url, dataVencimento: vencimento } };
  },
});

export const boletoSlip = defineEndpoint('GET /boletos/:boleto', {
  summary: 'A slip as a page to print: its address is the url of the boleto',
  refusals: { 404: 'There is no such slip; the answer is a page that says so' },
  handle({ parameters }, { slips }) {
    const slip = slips.get(parameters.boleto ?? '');
    return slip ? pageReply(slipPageOf(slip)) : pageReply(missingSlipPage, 404);
  },
});

/** The answer of the gateway to a card payment, kept with the charge. */
type CardAnswer = { readonly status: number; readonly json: z.infer<typeof cardAnswer> } | { readonly refused: string };

export const paymentCard = defineEndpoint('POST /api/pagamento/cartao', {
  summary: 'Pays the first instalment of a proposal by card; the same idempotency-key never charges twice',
  body: cardPaymentSchema,
  answer: cardAnswer,
  description: `Approved is a 200, pending a 202, refused a 402 whose message a visitor may read: after it, the next card needs a new key. The
card is valid until the end of its month in Brasília. No answer and no record repeats the number or the code.\n\n${whatIsCharged}`,
  refusals: {
    400: 'Describes each wrong field, or the proposal cannot be paid by card',
    402: 'The bank refused the card',
    422: keyReused,
  },
  texts: ['cartaoAutorizacao'],
  handle({ body, idempotencyKey: key }, { ledger, clock }) {
    const request = { path: '/api/pagamento/cartao', key, payload: body };
    const known = ledger.charges.replay(request);
    if (known) return replyOf(known.answer as CardAnswer); // created below

    const { cartaoNumero, cartaoParcelas: parcelas, propostaId } = body;
    refuseBroken(findBrokenRules(cardRules, body, dayInBrazil(clock.now())));
    const payable = payables.payableById(ledger, propostaId);
    payables.requirePayable(payable, paymentMethods.card, 'field propostaId');
    if (cartaoNumero === magic.cardFails) throw new HttpError(500, ['The card could not be charged.']);
    const { propostaID, valorInCents } = payable;
    const { answer } = ledger.charges.create(request, (id) => {
      const [situacao, answer] = judgeCard(cartaoNumero, id);
      return { charge: { propostaID, metodo: 'cartao', situacao, valorInCents, parcelas }, answer };
    });
    return { ...replyOf(answer), ...(cartaoNumero === magic.cardLate && { delayInMs: laterThanAnyClientInMs }) };
  },
});

/** The outcome of paying with this number; `id` is the number of the charge. */
function judgeCard(cartaoNumero: string, id: number): readonly ['recusado' | 'pendente' | 'aprovado', CardAnswer] {
  const refused = cardRefusals.get(cartaoNumero);
  if (refused !== undefined) return ['recusado', { refused }];
  if (cartaoNumero === magic.cardPending) return ['pendente', { status: 202, json: { data: {} } }];
  return ['aprovado', { status: 200, json: { data: { cartaoAutorizacao: String(firstAuthorisation + id) } } }];
}

/** The bank's reasons, which a visitor may read. */
const cardRefusals: ReadonlyMap<string, string> = new Map([
  [magic.cardRefused, 'O banco emissor recusou o cartão.'],
  [magic.cardWithoutFunds, 'O cartão não tem limite suficiente.'],
  [magic.cardExpired, 'O cartão está vencido.'],
  [magic.cardWithWrongCode, 'O código de segurança não confere.'],
]);

const firstAuthorisation = 600_000; // authorisations have six digits

function replyOf(answer: CardAnswer) {
  if ('refused' in answer) throw new HttpError(402, [answer.refused]);
  return answer;
}
