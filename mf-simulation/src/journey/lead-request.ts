import type { LeadRequest } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import type { SimulationScene } from '../state';

/** The lead as it is sent: the visitor's data under the brand's own ids. SPEC section 3. */
export function leadRequest({ journey, brand }: SimulationScene): LeadRequest {
  return {
    nome: needed(journey.nome, 'nome'),
    email: needed(journey.email, 'email'),
    telefone: needed(journey.telefone, 'telefone'),
    rendaMensal: needed(journey.rendaMensalInCents, 'rendaMensal') / 100,
    campanhaId: brand.campanhaId,
    compraId: brand.compraId,
    categoriaId: needed(journey.categoria, 'categoria').categoriaId,
    tipo: brand.tipo,
    empresaId: brand.empresaId,
    referralCode: brand.referralCode,
  };
}
