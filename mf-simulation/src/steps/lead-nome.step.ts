import { wordCheck } from '@consorcio/shared/journey';
import { answerHints, checkNome, validationMessages } from '@consorcio/shared/validation';
import { confirmField, isAskedAgain, refusedLeadOptions } from '../journey/refused-lead';
import { defineStep } from '../state';

/** Asks for the first name. The server checks it for offensive words. */
export const leadNome = defineStep({
  name: 'lead-nome',
  leadsTo: ['lead-saudacao', 'basico-valor-renda', 'error-general'],
  opens: ['specialists'],
  known: ({ journey }) => journey.nome !== undefined && !isAskedAgain(journey, 'nome'),
  text: 'Como posso te chamar?',
  input: {
    kind: 'name',
    label: 'Seu primeiro nome',
    placeholder: 'Digite seu nome',
    hint: answerHints.nome,
    autocomplete: 'given-name',
    check: checkNome,
    initial: ({ journey }) => journey.nome ?? '',
    show: (nome) => nome,
    verify: wordCheck(validationMessages.nomeVariant),
  },
  options: refusedLeadOptions,
  record: (journey, nome) => confirmField({ ...journey, nome }, 'nome'),
  next: ({ journey }) => (journey.leadRecusado ? 'basico-valor-renda' : 'lead-saudacao'),
  example: {
    right: ['Marina', 'Maria da Conceição'],
    refused: { M4rina: 'Está correto? 🤔', '': 'Preencha para continuar! 😊' },
  },
});
