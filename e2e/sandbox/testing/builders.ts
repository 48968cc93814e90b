import type {
  CardPayment,
  CatalogueQuery,
  CouponRequest,
  LeadRequest,
  PlanReference,
  ProposalRequest,
} from '@consorcio/shared/entities';

export function aLead(overrides: Partial<LeadRequest> = {}): LeadRequest {
  return {
    nome: 'Marina',
    email: 'marina@example.com',
    telefone: '11987654321',
    rendaMensal: 6_000,
    campanhaId: 1,
    compraId: 1,
    categoriaId: 2,
    tipo: 1,
    empresaId: 1,
    referralCode: null,
    ...overrides,
  };
}

/** The address of a catalogue request: a car of R$ 60.000,00 in every plan type, for an income that affords them all. */
export function catalogueAddress(overrides: Partial<CatalogueQuery> = {}): string {
  const parameters = Object.entries(catalogueQuery(overrides)).map(([name, value]) => [name, String(value)]);
  return `/api/v1/catalogo?${new URLSearchParams(parameters)}`;
}

export function catalogueQuery(overrides: Partial<CatalogueQuery> = {}): CatalogueQuery {
  return {
    minValor: 60_000,
    tipo: 1,
    categorias: [2, 21, 30],
    empresaId: 1,
    pagaMetade: true,
    pagaIntegral: true,
    pagaReduzida: true,
    sort: 'asc',
    renda: 20_000,
    ...overrides,
  };
}

/** The car of R$ 60.000,00 over 80 months, Integral. */
export function aPlanReference(overrides: Partial<PlanReference> = {}): PlanReference {
  return { empresaID: 1, leadID: 1001, planoID: 20801, bemID: 60_000_002, ...overrides };
}

/** A coupon for the first instalment of that car. */
export function aCouponRequest(overrides: Partial<CouponRequest> = {}): CouponRequest {
  return {
    codigo: 'DEZ',
    valorCredito: 60_000,
    valor: 877.5,
    empresaId: 1,
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

/** A person's proposal for that car. */
export function aProposal(overrides: Partial<ProposalRequest> = {}): ProposalRequest {
  return {
    bairro: 'Bela Vista',
    bemID: 60_000_002,
    cep: '01310100',
    cidade: 'São Paulo',
    complemento: '',
    cpfCnpj: '52998224725',
    email: 'marina@example.com',
    empresaId: 1,
    estado: 'SP',
    leadId: 1001,
    logradouro: 'Avenida Paulista',
    nascimentoFundacao: '1990-05-17',
    nome: 'Marina',
    nomeRazao: 'Marina Souza',
    numero: '1000',
    planoID: 20801,
    planoMeses: 80,
    rendaFaturamento: 6_000,
    rendaMensal: 6_000,
    telefone: '11987654321',
    telefoneCelular: '11987654321',
    termos: true,
    tipoPessoa: 0,
    cupomCodigo: null,
    ...overrides,
  };
}

/** A company's proposal for that car. */
export function aCompanyProposal(overrides: Partial<ProposalRequest> = {}): ProposalRequest {
  return aProposal({
    tipoPessoa: 1,
    cpfCnpj: '11222333000181',
    nomeRazao: 'Padaria 2 Irmãos Ltda.',
    nascimentoFundacao: '2020-03-02',
    ...overrides,
  });
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
