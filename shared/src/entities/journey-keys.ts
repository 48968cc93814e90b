import type { Journey, PurchaseData } from './journey';

/** The keys of one purchase's data in the shared journey. */
const purchaseKeys: Readonly<Record<keyof PurchaseData, true>> = {
  geoLocation: true,
  cupom: true,
  cupomDecisao: true,
  aceite: true,
  proposta: true,
  cobrancas: true,
};

const journeyKeys: Readonly<Record<keyof Journey, true>> = {
  ...purchaseKeys,
  categoria: true,
  nome: true,
  rendaMensalInCents: true,
  email: true,
  telefone: true,
  lead: true,
  catalogo: true,
  planoSelecionado: true,
  planoDetalhes: true,
  empresaId: true,
  cpfCnpj: true,
  localizacao: true,
  compras: true,
  compraAberta: true,
};

/** Whether the shared journey has this key. It needs no schema: the first script sorts keys and parses nothing. */
export function isJourneyKey(key: string): boolean {
  return Object.hasOwn(journeyKeys, key);
}

/** Whether a key of the shared journey belongs to one purchase: an exit that begins another purchase drops it. */
export function isPurchaseKey(key: string): boolean {
  return Object.hasOwn(purchaseKeys, key);
}
