import { contemplacao } from '@consorcio/shared/journey';
import { spokenPlans } from '../components/plan-carousel/plan-words';
import { simulateAgain } from '../journey/begin-simulation';
import { type PlanAnswer, planAnswerSchema, planChoice, sayPlanAnswer } from '../plans/plan-answer';
import { planChosen, selectPlan } from '../plans/select-plan';
import { defineStep } from '../state';

/** The visitor chooses a plan, asks what it costs, or simulates again with the last card. */
export const plansListSelect = defineStep({
  name: 'plans-list-select',
  leadsTo: ['plano-selecionado', 'plano-custos', 'lead-credit-value'],
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
  record: (journey, answer, scene) => {
    if (answer.kind === 'simulate-again') return simulateAgain(journey);
    const selected = selectPlan(journey, planChoice(journey, answer), scene);
    return answer.kind === 'costs' ? { ...selected, planoEmVista: true } : selected;
  },
  facts: (scene) => (scene.journey.planoEmVista ? [] : planChosen(scene)),
  next: ({ journey: { planoSelecionado, planoEmVista } }) => {
    if (!planoSelecionado) return 'lead-credit-value';
    return planoEmVista ? 'plano-custos' : 'plano-selecionado';
  },
  example: {
    right: ({ journey: { catalogo = [] } }) => [
      ...catalogo.flatMap(({ planosTipos }, card) =>
        planosTipos.map((_type, plan) => given({ kind: 'plan', card, plan })),
      ),
      given({ kind: 'costs', card: 0, plan: 0 }),
      given({ kind: 'simulate-again' }),
    ],
  },
});

const given = (value: PlanAnswer) => ({ kind: 'component', value }) as const;
