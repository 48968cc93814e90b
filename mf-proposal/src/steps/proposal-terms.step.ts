import { specialistsOption } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { spokenDocuments } from '../components/documents/documents-of';
import { summaryOptions, summaryTargets } from '../questions/correction-options';
import { defineStep, type ProposalJourney, type ProposalScene } from '../state';
import { changeDataOption } from './proposal-alterar.step';

/** The visitor signs: reads the documents, confirms, corrects something, or talks to a person. */
export const proposalTerms = defineStep({
  name: 'proposal-terms',
  leadsTo: ['proposal-location', 'proposal-detalhes', 'proposal-alterar', ...summaryTargets],
  opens: ['specialists'],
  text: 'Ao confirmar, você aceita as condições gerais do contrato e o regulamento do grupo, e eu envio a sua proposta.',
  component: { name: 'documents', spoken: ({ brand }) => spokenDocuments(brand) },
  options: ({ journey }) => [
    { id: 'confirmar', label: 'Confirmar', to: 'proposal-location', tone: 'primary', record: acceptTerms },
    { id: 'detalhes', label: 'Ver detalhes do plano', to: 'proposal-detalhes', tone: 'secondary' },
    changeDataOption,
    specialistsOption,
    ...summaryOptions(journey),
  ],
  example: {
    right: ({ journey }) => ['confirmar', 'detalhes', 'alterar', ...summaryOptions(journey).map(({ id }) => id)],
  },
});

/** The versions are those of the documents that were open to read. */
function acceptTerms(journey: ProposalJourney, scene: ProposalScene): ProposalJourney {
  const titular = needed(journey.nomeRazao, 'nomeRazao');
  const { contrato, regulamento } = scene.brand.instituicao;
  const aceite = { titular, em: scene.now, contrato: contrato.versao, regulamento: regulamento.versao };
  return { ...withLocation(journey, scene), aceite };
}

/**
 * Takes the stored location if it has not expired; the next step asks for one otherwise. Once decided it stays, so that the
 * proposal is the same on every try. SPEC section 1.
 */
function withLocation(journey: ProposalJourney, { now }: ProposalScene): ProposalJourney {
  if (journey.geoLocation !== undefined) return journey;
  const { localizacao } = journey;
  return localizacao && localizacao.expiraEm > now ? { ...journey, geoLocation: localizacao.geoLocation } : journey;
}
