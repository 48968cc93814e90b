import type { CatalogueQuery, LeadRequest, PlanReference } from '@consorcio/shared/entities';

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

/** The address of a catalogue request: a car of R$ 60.000,00 in every plan type, for an income that takes them all. */
export function catalogueAddress(overrides: Partial<CatalogueQuery> = {}): string {
  const query: CatalogueQuery = {
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
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/api/v1/catalogo?${new URLSearchParams(parameters)}`;
}

/** The car of R$ 60.000,00 over 80 months, Integral. */
export function aPlanReference(overrides: Partial<PlanReference> = {}): PlanReference {
  return { empresaID: 1, leadID: 1001, planoID: 20801, bemID: 60_000_002, ...overrides };
}
