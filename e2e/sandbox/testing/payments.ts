import { type Proposal, type ProposalRequest, proposalAnswerSchema } from '@consorcio/shared/entities';
import { type LedgerPage, ledgerSchema } from '../state/ledger';
import { aProposal } from './builders';
import type { SandboxUnderTest } from './with-sandbox';

/** What the tests of the ways to pay do with a sandbox. */
export function payments(sandbox: SandboxUnderTest) {
  return {
    async propose(overrides: Partial<ProposalRequest> = {}): Promise<Proposal> {
      const { json } = await sandbox.call('POST', '/api/proposta', aProposal(overrides));
      return proposalAnswerSchema.parse(json).data;
    },
    pay: (method: 'pix' | 'boleto' | 'cartao', body: unknown, key?: string) =>
      sandbox.call('POST', `/api/pagamento/${method}`, body, key === undefined ? {} : { 'idempotency-key': key }),
    async charges(): Promise<LedgerPage['charges']> {
      return ledgerSchema.parse((await sandbox.call('GET', '/sandbox/ledger')).json).charges;
    },
  };
}
