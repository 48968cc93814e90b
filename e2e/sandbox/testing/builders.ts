import {
  type CardPayment,
  type CatalogueQuery,
  type CouponRequest,
  type LeadRequest,
  leadRequestSchema,
  type PlanReference,
  type ProposalRequest,
  proposalRequestSchema,
} from '@consorcio/shared/entities';
import { theCompanyProposalOf, theLeadOf, theProposalOf } from '../../fixtures/visitors';
import type { LedgerPage } from '../state/ledger';

const empresaId = 1; // a company without a discount
const lead = leadRequestSchema.parse(theLeadOf({ empresaId }));
const proposal = proposalRequestSchema.parse(theProposalOf({ empresaId, complemento: '' }));
const companyProposal = proposalRequestSchema.parse(theCompanyProposalOf({ empresaId }));

export const aLead = (overrides: Partial<LeadRequest> = {}): LeadRequest => ({ ...lead, ...overrides });

/** A person's proposal for the car of R$ 60.000,00 over 80 months, Integral. */
export const aProposta = (overrides: Partial<ProposalRequest> = {}): ProposalRequest => ({ ...proposal, ...overrides });

export const aCompanyProposal = (overrides: Partial<ProposalRequest> = {}): ProposalRequest => ({
  ...companyProposal,
  ...overrides,
});

/** A car of R$ 60.000,00 in every plan type, for an income that is enough for all of them. */
export function aCatalogueQuery(overrides: Partial<CatalogueQuery> = {}): CatalogueQuery {
  return {
    minValor: 60_000,
    tipo: 1,
    categorias: [2, 21, 30],
    empresaId,
    pagaMetade: true,
    pagaIntegral: true,
    pagaReduzida: true,
    sort: 'asc',
    renda: 20_000,
    ...overrides,
  };
}

export function catalogueAddress(overrides: Partial<CatalogueQuery> = {}): string {
  const parameters = Object.entries(aCatalogueQuery(overrides)).map(([name, value]) => [name, String(value)]);
  return `/api/v1/catalogo?${new URLSearchParams(parameters)}`;
}

/** The plan of `aProposal`. */
export function aPlanReference(overrides: Partial<PlanReference> = {}): PlanReference {
  return { empresaID: empresaId, leadID: 1001, planoID: 20801, bemID: 60_000_002, ...overrides };
}

/** A coupon for the first instalment of that plan. */
export function aCouponRequest(overrides: Partial<CouponRequest> = {}): CouponRequest {
  return {
    codigo: 'DEZ',
    valorCredito: 60_000,
    valor: 877.5,
    empresaId,
    unidadeDeNegocioId: 1,
    categoriaId: 2,
    cpfCnpj: '52998224725',
    canalVendaId: 2,
    formaPagamentoId: 0,
    tipoPlanoId: 'CREDITO_INTEGRAL',
    leadId: 1001,
    ...overrides,
  };
}

/** A card that is approved, for the first proposal of a sandbox. */
export function aCardPayment(overrides: Partial<CardPayment> = {}): CardPayment {
  return {
    cartaoBandeira: 'VISA',
    cartaoCodigoSeguranca: '123',
    cartaoCpfTitular: '52998224725',
    cartaoNomeTitular: 'MARINA SOUZA',
    cartaoNumero: '4242424242424242',
    cartaoValidadeMes: '12',
    cartaoValidadeAno: '2030',
    cartaoParcelas: 1,
    cartaoId: 0,
    propostaId: 1001,
    ...overrides,
  };
}

/** The ledger's charge of the first instalment of the first proposal, with the key `k`. */
export function aCharge(overrides: Partial<LedgerPage['charges'][number]>) {
  return {
    id: 1001,
    propostaID: 1001,
    situacao: 'registrado',
    valorInCents: 877_50,
    parcelas: null,
    key: 'k',
    posts: 1,
    ...overrides,
  };
}
