import type { Journey, OpenPurchase, PurchaseNote } from '../entities';
import type { Fact } from '../events';
import { needed } from './needed';

/** The visitor says that the purchase that this visit found is paid. If it is the journey's own, that sale is closed. */
export function withPaidPurchase(journey: Journey): Journey {
  const { compraAberta, proposta } = journey;
  if (!compraAberta) return journey;
  const isOwn = proposta !== undefined && proposta.propostaID === compraAberta.propostaID;
  const pagamentos = compraAberta.pagamentos.map((payment) => ({ ...payment, estado: 'pago' as const, lido: true }));
  const paid = { ...journey, compraAberta: { ...compraAberta, pagamentos } };
  return isOwn ? closeSale(paid) : paid;
}

/** The sale of that purchase, in case the visit that began it could not publish it. The page counts a proposal once. */
export function salesOf({ propostaID, planoID, bemNome, produtoCategoria, pagamentos }: OpenPurchase): readonly Fact[] {
  const { metodo, valorInCents } = pagamentos.find((payment) => payment.metodo !== 'proposta') ?? {};
  if (propostaID === undefined || valorInCents === undefined || metodo === undefined) return [];
  return [{ name: 'purchase.made', payload: { propostaID, metodo, valorInCents, planoID, bemNome, produtoCategoria } }];
}

/** The sale is closed. What is bought later is another purchase, and is signed where the visitor is then. */
export function closeSale<J extends Journey>({ geoLocation: _signedAt, ...journey }: J) {
  return { ...journey, compras: (journey.compras ?? 0) + 1 };
}

/** What a purchase consists of, for the fact `purchase.made` and for what is remembered outside the tab. SPEC section 7. */
export function soldPlan({
  planoSelecionado,
  categoria,
}: Journey): Pick<PurchaseNote, 'planoID' | 'bemNome' | 'produtoCategoria'> {
  const { planoID, bemNome } = needed(planoSelecionado, 'planoSelecionado');
  return { planoID, bemNome, ...(categoria && { produtoCategoria: categoria.produtoCategoria }) };
}
