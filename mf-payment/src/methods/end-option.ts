/** Ends the conversation. Offered where every other way depends on what has failed, or on a person. */
export const endOption = { id: 'encerrar', label: 'Encerrar por aqui', to: 'end', tone: 'quiet' } as const;
