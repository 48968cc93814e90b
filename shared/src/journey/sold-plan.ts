import type { Journey, PurchaseNote } from '../entities';
import { needed } from './needed';

/** What a purchase consists of, for the fact `purchase.made` and for what is remembered outside the tab. SPEC section 7. */
export function soldPlan({
  planoSelecionado,
  categoria,
}: Journey): Pick<PurchaseNote, 'planoID' | 'bemNome' | 'produtoCategoria'> {
  const { planoID, bemNome } = needed(planoSelecionado, 'planoSelecionado');
  return { planoID, bemNome, ...(categoria && { produtoCategoria: categoria.produtoCategoria }) };
}
