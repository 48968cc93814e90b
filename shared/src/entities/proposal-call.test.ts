import { aProposal } from '../testing/builders';
import { proposalAnswerSchema } from './proposal-call';
import { itParses } from './testing/it-parses';

itParses('a proposal', proposalAnswerSchema, { data: aProposal({ formasPagamentoDisponiveis: [0, 1, 5, 9] }) });
