/** What several steps of the host call the same. */
export const goOnLabel = 'Continuar de onde parei';
export const otherSimulationLabel = 'Fazer outra simulação';
