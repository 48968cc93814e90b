import { aGeoLocation, aProposal } from '../testing/builders';
import { proposalAnswerSchema, proposalRequestSchema } from './proposal-call';
import { itParses } from './testing/it-parses';

itParses('a proposal', proposalAnswerSchema, { data: aProposal({ formasPagamentoDisponiveis: [0, 1, 5, 9] }) });
itParses('a proposal request', proposalRequestSchema, {
  bairro: 'b',
  bemID: 1,
  cep: '01310100',
  cidade: 'c',
  complemento: '',
  cpfCnpj: '52998224725',
  email: 'e',
  empresaId: 1,
  estado: 'SP',
  leadId: 1,
  logradouro: 'l',
  nascimentoFundacao: '1990-01-01',
  nome: 'n',
  nomeRazao: 'n',
  numero: 'S/N',
  planoID: 1,
  planoMeses: 80,
  rendaFaturamento: 1,
  rendaMensal: 1,
  telefone: 't',
  telefoneCelular: 't',
  termos: true,
  tipoPessoa: 0,
  cupomCodigo: null,
  geoLocation: aGeoLocation(),
});
