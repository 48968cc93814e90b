import { proposalAnswerSchema, proposalRequestSchema } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { magic, slowInMs } from '../magic-values';
import { contratoOf } from '../proposal/contrato';
import { findProblems } from '../proposal/find-problems';
import { waysToPay } from '../proposal/ways-to-pay';
import { dayInBrazil } from '../state/clock';
import { tokenOf } from '../state/token';

export const proposal = defineEndpoint({
  method: 'POST',
  path: '/api/proposta',
  summary: 'Creates a proposal; with an idempotency-key, the same key gets the same proposal again',
  body: proposalRequestSchema,
  answer: proposalAnswerSchema,
  refusals: {
    400: `A sentence a field that is wrong, or "${serverSentences.invalidCep}"`,
    422: 'The idempotency-key was already used with other data',
  },
  texts: ['contrato'],
  handle({ body, idempotencyKey: key, posts }, { ledger, clock }) {
    const { geoLocation, ...likeness } = body; // from another place it is still the same proposal
    const email = body.email.toLowerCase();
    const create = (id: number) => createProposal(id, email);
    const submission = { kind: 'proposals', path: '/api/proposta', key, payload: body, likeness, create } as const;
    const known = ledger.replay(submission);
    if (known) return { json: known };

    const problems = findProblems(body, dayInBrazil(clock.now()));
    if (problems.length > 0) throw new HttpError(400, problems);
    if (body.cep === magic.cepRefused) throw new HttpError(400, [serverSentences.invalidCep]);
    if (email === magic.proposalRefused) throw new HttpError(400, ['field email: this proposal is not accepted']);
    if (email === magic.proposalFails || (email === magic.proposalFailsOnce && posts === 1))
      throw new HttpError(500, ['The proposal could not be saved.']);
    return {
      json: ledger.create(submission),
      ...(email === magic.proposalSlow && { delayInMs: slowInMs }),
      ...(email === magic.proposalLost && { lost: true }),
    };
  },
});

function createProposal(id: number, email: string) {
  return {
    data: {
      propostaID: id,
      propostaToken: tokenOf('proposal', id),
      contrato: contratoOf(id),
      formasPagamentoDisponiveis: waysToPay(email),
    },
  };
}
