import { forgetWords } from '../forget-words';
import { defineStep } from '../state';

/** Asks once more before everything is deleted. The same words are in the dialog of the footer. */
export const esquecerDados = defineStep({
  name: 'esquecer-dados',
  leadsTo: ['conversa-guardada', 'dados-apagados'],
  text: ({ journey: { compraAberta } }) => [forgetWords.question, ...forgetWords.explain(compraAberta !== undefined)],
  options: [
    { id: 'apagar', label: forgetWords.erase, to: 'dados-apagados', tone: 'primary' },
    { id: 'voltar', label: forgetWords.back, to: 'conversa-guardada', tone: 'secondary' },
  ],
  example: { right: ['apagar', 'voltar'], isTrouble: true },
});
