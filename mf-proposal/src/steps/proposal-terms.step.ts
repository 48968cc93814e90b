import { specialistsOption } from '@consorcio/shared/flow';
import { summaryOptions, summaryTargets } from '../questions/correction-options';
import { defineStep, type ProposalJourney, type ProposalScene } from '../state';

/** The visitor signs: confirms, reads the plan's details, corrects something, or talks to a person. */
export const proposalTerms = defineStep({
  name: 'proposal-terms',
  leadsTo: ['proposal-location', 'proposal-detalhes', 'proposal-alterar', ...summaryTargets],
  opens: ['specialists'],
  text: 'Ao confirmar, você aceita os termos do contrato e eu envio a sua proposta.',
  options: ({ journey }) => [
    { id: 'confirmar', label: 'Confirmar', to: 'proposal-location', tone: 'primary', record: acceptTerms },
    { id: 'detalhes', label: 'Ver detalhes do plano', to: 'proposal-detalhes', tone: 'secondary' },
    { id: 'alterar', label: 'Alterar dados', to: 'proposal-alterar', tone: 'secondary' },
    specialistsOption,
    ...summaryOptions(journey),
  ],
});

/**
 * Takes the stored location if it has not expired; the next step asks for one otherwise. Once decided it stays, so that the
 * proposal is the same on every try. SPEC section 1.
 */
function acceptTerms(journey: ProposalJourney, { now }: ProposalScene): ProposalJourney {
  if (journey.geoLocation !== undefined) return journey;
  const { localizacao } = journey;
  return localizacao && localizacao.expiraEm > now ? { ...journey, geoLocation: localizacao.geoLocation } : journey;
}
