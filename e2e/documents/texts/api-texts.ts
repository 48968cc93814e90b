import type { VisitorText } from './texts-in-file';

/** The texts of the API that are shown as they arrive, by the field that holds them. */
export const apiTexts: readonly VisitorText[] = [
  { place: 'any typed word', speaker: 'refusal', text: '{errorMessage}' },
  { place: 'category-carousel', speaker: 'button', text: '{nome} {descricao}' },
  { place: 'plan-carousel, plan-summary', speaker: 'page', text: '{name}' },
  { place: 'plan-details', speaker: 'page', text: '{titulo} {PlanoTaxas} {TabelaDescricao}' },
  { place: 'plan-details', speaker: 'page', text: '{planoGrupoSituacao} {indiceCorrecao} {lanceFixo} {lanceLivre}' },
  { place: 'proposal-wait', speaker: 'assistant', text: '{contrato}' },
  { place: 'card-approved', speaker: 'page', text: '{cartaoAutorizacao}' },
];
