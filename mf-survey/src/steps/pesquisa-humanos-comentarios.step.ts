import { specialistsOption } from '@consorcio/shared/flow';
import { checkWords } from '@consorcio/shared/journey';
import { checkRequiredText, validationMessages } from '@consorcio/shared/validation';
import { defineStep, withAnswers } from '../state';

/**
 * Asks what went wrong with the help. The comment may contain anything, so it is never published. Nobody replies to it,
 * so the specialists are offered as well.
 */
export const pesquisaHumanosComentarios = defineStep({
  name: 'pesquisa-humanos-comentarios',
  leadsTo: ['pesquisa-finalizada'],
  opens: ['specialists'],
  text: [
    'Sinto muito por isso. 😔',
    'Se preferir resolver com alguém, é só chamar os especialistas.',
    'O que poderia ter sido melhor?',
  ],
  input: {
    kind: 'long-text',
    label: 'Comentário',
    check: checkRequiredText(500),
    show: (comentario) => comentario,
    verify: {
      run: checkWords,
      waiting: 'Conferindo o seu comentário…',
      refusal: ({ success, errorMessage }) => (success ? undefined : errorMessage || validationMessages.required),
      fails: () => 'pesquisa-finalizada', // a failed check must not end an optional opinion in an apology
    },
  },
  options: [
    { id: 'sem-comentario', label: 'Prefiro não comentar', to: 'pesquisa-finalizada', tone: 'quiet' },
    specialistsOption,
  ],
  record: (journey, comentario) => withAnswers(journey, { comentario }),
  example: {
    right: ['Demorou um pouco.', { kind: 'option', id: 'sem-comentario' }],
    refused: { '': 'Preencha para continuar! 😊' },
  },
});
