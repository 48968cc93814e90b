import type * as entities from '@consorcio/shared/entities';
import { leadRequestSchema, proposalRequestSchema } from '@consorcio/shared/entities';
import { theCompanyProposalOf, theLeadOf, theProposalOf } from '../../pages/fixtures/visitors';
import { carQuery } from '../api-check/calls';

const empresaId = 1; // a company without a discount
const lead = leadRequestSchema.parse(theLeadOf({ empresaId }));
const proposal = proposalRequestSchema.parse(theProposalOf({ empresaId, complemento: '' }));
const companyProposal = proposalRequestSchema.parse(theCompanyProposalOf({ empresaId }));

export const aLead = (overrides: Partial<entities.LeadRequest> = {}): entities.LeadRequest => ({
  ...lead,
  ...overrides,
});

/** A person's proposal for the car of R$ 60.000,00 over 80 months, Integral. */
export const aProposta = (overrides: Partial<entities.ProposalRequest> = {}): entities.ProposalRequest => ({
  ...proposal,
  ...overrides,
});

export const aCompanyProposal = (overrides: Partial<entities.ProposalRequest> = {}): entities.ProposalRequest => ({
  ...companyProposal,
  ...overrides,
});

/** A car of R$ 60.000,00 in every plan type, for an income that is enough for all of them. */
export const aCatalogueQuery = (overrides: Partial<entities.CatalogueQuery> = {}): entities.CatalogueQuery => ({
  ...carQuery(60_000, empresaId, 20_000),
  ...overrides,
});

export function catalogueAddress(overrides: Readonly<Record<string, unknown>> = {}): string {
  const parameters = Object.entries({ ...aCatalogueQuery(), ...overrides });
  return `/api/v1/catalogo?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
}

/** The plan of `aProposal`. */
export const aPlanReference = (overrides: Partial<entities.PlanReference> = {}): entities.PlanReference => ({
  empresaID: empresaId,
  leadID: 1001,
  planoID: 20801,
  bemID: 60_000_002,
  ...overrides,
});

/** A coupon for the first instalment of that plan. */
export const aCouponRequest = (overrides: Partial<entities.CouponRequest> = {}): entities.CouponRequest => ({
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
});

/** A card that is approved, for the first proposal of a sandbox. */
export const aCardPayment = (overrides: Partial<entities.CardPayment> = {}): entities.CardPayment => ({
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
});

/** Every call of SPEC section 7, with a body that is accepted. */
export const everyCall: readonly (readonly [method: 'GET' | 'POST', path: string, body: unknown])[] = [
  ['POST', '/api/lead', aLead()],
  ['POST', '/api/lead/validar-palavras', 'Marina'],
  ['GET', '/api/categoria?empresaID=1', undefined],
  ['GET', catalogueAddress(), undefined],
  ['POST', '/api/plano/detalhes', aPlanReference()],
  ['POST', '/api/plano/selecionado', aPlanReference()],
  ['GET', '/api/endereco?cep=01310100', undefined],
  ['POST', '/api/v1/cupom/validar', aCouponRequest()],
  ['POST', '/api/proposta', aProposta()],
  ['POST', '/api/pagamento/pix', 'a-token'],
  ['POST', '/api/pagamento/boleto', 'a-token'],
  ['POST', '/api/pagamento/cartao', aCardPayment()],
];
