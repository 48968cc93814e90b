import { proposalRequestSchema } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { proposalAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError, keyReused } from '../api/http-error';
import { applyMishap } from '../api/mishap';
import { magic } from '../magic-values';
import { contratoOf } from '../proposal/contrato';
import { findProblems } from '../proposal/find-problems';
import { paymentMethodsFor } from '../proposal/payment-methods-for';
import { dayInBrazil } from '../state/clock';
import { tokenOf } from '../state/token';

export const proposal = defineEndpoint({
  method: 'POST',
  path: '/api/proposta',
  summary: 'Creates a proposal; the same idempotency-key gets the same proposal again',
  body: proposalRequestSchema,
  answer: proposalAnswer,
  refusals: { 400: `Describes each wrong field, or "${serverSentences.invalidCep}"`, 422: keyReused },
  texts: ['contrato'],
  handle({ body, idempotencyKey: key, posts }, { ledger: { proposals }, clock }) {
    const request = { path: '/api/proposta', key, payload: body };
    const known = proposals.replay(request);
    if (known) return { json: known.answer };

    const problems = findProblems(body, dayInBrazil(clock.now()));
    if (problems.length > 0) throw new HttpError(400, problems);
    if (body.cep === magic.cepRefused) throw new HttpError(400, [serverSentences.invalidCep]);
    if (body.email.toLowerCase() === magic.proposalRefused)
      throw new HttpError(400, ['field email: this proposal is not accepted']);
    const delivery = applyMishap({ what: 'proposal', emails: magic.proposal, failures: 1 }, body.email, posts);
    const { answer } = proposals.create(request, (id) => ({
      payload: body,
      answer: {
        data: {
          propostaID: id,
          propostaToken: tokenOf('proposal', id),
          contrato: contratoOf(id),
          formasPagamentoDisponiveis: paymentMethodsFor(body.email),
        },
      },
    }));
    return { json: answer, ...delivery };
  },
});
