/** The texts of the score row. */
export const scoreWords = {
  send: 'Enviar nota',
  hint: 'Escolha uma nota de 1 a 5.',
  lowest: 'Muito ruim',
  highest: 'Ótimo',
} as const;

/** The accessible names of the scores; only the ends of the scale say what they mean. */
export const scoreNames = ['1, muito ruim', '2', '3', '4', '5, ótimo'] as const;
