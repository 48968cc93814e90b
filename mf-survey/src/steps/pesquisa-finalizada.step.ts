import { surveySchema } from '@consorcio/shared/entities';
import { defineStep } from '../state';

/** Thanks the visitor and publishes the answers; the schema of the fact omits the comment. SPEC section 7, Pesquisa. */
export const pesquisaFinalizada = defineStep({
  name: 'pesquisa-finalizada',
  leadsTo: ['pesquisa-ate-mais'],
  text: 'Muito obrigado pelas suas respostas! 💚',
  facts: ({ journey }) => {
    const { data } = surveySchema.safeParse(journey.pesquisa); // an incomplete survey is not published, and the goodbye still follows
    return data ? [{ name: 'survey.answered', payload: data }] : [];
  },
});
