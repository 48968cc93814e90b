import { proposalAnswerSchema, proposalRequestSchema } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
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
  answer: proposalAnswerSchema,
  refusals: {
    400: `One message per wrong field, or "${serverSentences.invalidCep}"`,
    422: 'The idempotency-key was already used with other data',
  },
  texts: ['contrato'],
  handle({ body, idempotencyKey: key, posts }, { ledger, clock }) {
    const { geoLocation, ...likeness } = body; // sent from another place, it is still the same proposal
    const create = (id: number) => createProposal(id, body.email);
    const submission = { kind: 'proposals', path: '/api/proposta', key, payload: body, likeness, create } as const;
    const known = ledger.replay(submission);
    if (known) return { json: known };

    const problems = findProblems(body, dayInBrazil(clock.now()));
    if (problems.length > 0) throw new HttpError(400, problems);
    if (body.cep === magic.cepRefused) throw new HttpError(400, [serverSentences.invalidCep]);
    const delivery = applyMishap('proposal', body.email, posts);
    return { json: ledger.create(submission), ...delivery };
  },
});

function createProposal(id: number, email: string) {
  return {
    data: {
      propostaID: id,
      propostaToken: tokenOf('proposal', id),
      contrato: contratoOf(id),
      formasPagamentoDisponiveis: paymentMethodsFor(email),
    },
  };
}
