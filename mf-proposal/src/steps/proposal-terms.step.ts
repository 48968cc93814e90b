import { specialistsOption } from '@consorcio/shared/flow';
import { summaryOptions, summaryTargets } from '../questions/correction-options';
import { defineStep, type ProposalJourney, type ProposalScene } from '../state';
import { afterTerms } from './cupom/coupon';

/** The visitor signs: confirms, reads the plan's details, corrects something, or talks to a person. */
export const proposalTerms = defineStep({
  name: 'proposal-terms',
  leadsTo: [
    'proposal-wait',
    'cupom-initial-message',
    'cupom-initial-url',
    'proposal-detalhes',
    'proposal-alterar',
    ...summaryTargets,
  ],
  opens: ['specialists'],
  text: 'Ao confirmar, você aceita os termos do contrato e eu envio a sua proposta.',
  options: (scene) => [
    { id: 'confirmar', label: 'Confirmar', to: afterTerms(scene), tone: 'primary', record: acceptTerms },
    { id: 'detalhes', label: 'Ver detalhes do plano', to: 'proposal-detalhes', tone: 'secondary' },
    { id: 'alterar', label: 'Alterar dados', to: 'proposal-alterar', tone: 'secondary' },
    specialistsOption,
    ...summaryOptions(scene.journey),
  ],
});

/**
 * Decides where the visitor is, the first time they accept, so that the proposal is the same on every try: the stored
 * location if it has not expired. SPEC section 1.
 */
function acceptTerms(journey: ProposalJourney, { now }: ProposalScene): ProposalJourney {
  if (journey.geoLocation !== undefined) return journey;
  const { localizacao } = journey;
  return { ...journey, geoLocation: localizacao && localizacao.expiraEm > now ? localizacao.geoLocation : null };
}
