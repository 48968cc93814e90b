import type { PlanReference } from '../entities';
import type { Scene } from '../flow';
import { effectiveCompany } from './effective-company';
import { needed } from './needed';

/** The chosen plan as the body of the plan requests. SPEC section 7. */
export function planReference(scene: Scene): PlanReference {
  const { planoID, bemID } = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const { LeadID } = needed(scene.journey.lead, 'lead');
  return { empresaID: effectiveCompany(scene), leadID: LeadID, planoID, bemID };
}
