import { type Midia, midias } from '@consorcio/shared/entities';
import { defineStep, withAnswers } from '../state';

const names: Readonly<Record<Midia, string>> = {
  tv: 'TV',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  google: 'Google',
  email: 'E-mail',
  indicacao: 'Indicação',
  live: 'Live',
  outro: 'Outro',
};

/** Asks where the visitor heard of us. SPEC section 4. */
export const pesquisaMidia = defineStep({
  name: 'pesquisa-midia',
  leadsTo: ['pesquisa-csat-compra'],
  text: ['Tudo bem! Antes de ir, umas perguntinhas rápidas.', 'Como você conheceu a gente?'],
  options: midias.map((midia) => ({
    id: midia,
    label: names[midia],
    to: 'pesquisa-csat-compra' as const,
    tone: 'secondary' as const,
    isWide: midia === 'outro', // the ninth would be alone in its row
    record: (journey) => withAnswers(journey, { midia }),
  })),
  layout: 'grid',
  example: { right: ['instagram', ...midias] },
});
