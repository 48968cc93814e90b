import { contemplacao } from '@consorcio/shared/journey';
import { spokenPlans } from '../components/plan-carousel/spoken-plans';
import { simulateAgain } from '../journey/begin-simulation';
import { planAnswerSchema, planChoice, sayPlanAnswer } from '../plans/plan-answer';
import { creditInCents, selectPlan } from '../plans/select-plan';
import { defineStep } from '../state';

/** The visitor chooses a plan, or simulates again with the last card. */
export const plansListSelect = defineStep({
  name: 'plans-list-select',
  leadsTo: ['plano-selecionado', 'lead-credit-value'],
  atOnce: true, // the typing indicator was already shown while the catalogue loaded
  text: ({ journey }) =>
    journey.planoSelecionado
      ? 'Claro! Qual plano combina mais com você?'
      : ['Prontinho! Separei estes planos para você.', 'Qual combina mais com o seu bolso?'],
  titleOf: (text) => (text.startsWith('Qual') ? contemplacao : undefined), // the cards below it use the word
  component: {
    name: 'plan-carousel',
    spoken: ({ journey }) => spokenPlans(journey),
    asks: { answer: planAnswerSchema, say: (answer, { journey }) => sayPlanAnswer(answer, journey) },
  },
  record: (journey, answer, scene) =>
    answer.kind === 'simulate-again' ? simulateAgain(journey) : selectPlan(journey, planChoice(journey, answer), scene),
  facts: ({ journey: { planoSelecionado: plan, empresaId, compraId }, brand }) =>
    plan
      ? [
          {
            name: 'plan.chosen',
            payload: {
              planoID: plan.planoID,
              bemID: plan.bemID,
              tipoPlanoID: plan.tipoPlanoID,
              valorCreditoInCents: creditInCents(plan),
              planoMeses: plan.planoMeses,
              ...(brand.referralCode !== null && {
                campanha: empresaId !== undefined && compraId !== undefined ? { empresaId, compraId } : null,
              }),
            },
          },
        ]
      : [],
  next: ({ journey }) => (journey.planoSelecionado ? 'plano-selecionado' : 'lead-credit-value'),
});
