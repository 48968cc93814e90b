import { type Identifier, type ProposalRequest, proposalRequestSchema } from '@consorcio/shared/entities';
import { contratoOf, unknownContrato } from '../proposal/contrato';
import type { Ledger } from '../state/ledger';
import { idOfToken } from '../state/token';
import { firstPaymentInCents } from './first-payment';

/** A proposal on its way to being paid. */
export interface Payable {
  readonly propostaID: Identifier | null;
  readonly contrato: string;
  readonly valorInCents: number;
  /** Absent when this sandbox did not create it: a journey outlives a restart, and development seeds its own. */
  readonly proposal?: ProposalRequest;
}

/** The proposal behind a token. The same token is of the same contract in every sandbox. */
export function payableByToken(ledger: Ledger, token: string): Payable {
  const propostaID = idOfToken('proposal', token);
  if (propostaID === undefined) return { propostaID: null, contrato: unknownContrato, valorInCents: unknownInCents };
  return payableById(ledger, propostaID);
}

/** The proposal with an id, which may come back as text. */
export function payableById(ledger: Ledger, propostaID: Identifier): Payable {
  const id = typeof propostaID === 'string' && /^\d{1,9}$/.test(propostaID) ? Number(propostaID) : propostaID;
  const contrato = typeof id === 'number' ? contratoOf(id) : unknownContrato;
  const sent = typeof id === 'number' ? ledger.payloadOf('proposals', id) : undefined;
  if (sent === undefined) return { propostaID: id, contrato, valorInCents: unknownInCents };
  const proposal = proposalRequestSchema.parse(sent);
  return { propostaID: id, contrato, valorInCents: firstPaymentInCents(proposal), proposal };
}

/** The first instalment of a proposal that is not here: R$ 500,00. */
const unknownInCents = 500_00;
