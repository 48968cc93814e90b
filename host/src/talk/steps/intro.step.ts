import { defineStep } from '@consorcio/shared/flow';
import { contemplacao } from '@consorcio/shared/journey';
import { greetingOf } from '../../brand/greetings';

/** The greeting of the entry campaign. Its first bubble is in the HTML, so it has no delay here either. */
export const intro = defineStep({
  name: 'intro',
  leadsTo: ['health-check'],
  atOnce: true,
  text: ({ brand }) => greetingOf(brand),
  titleOf: (text) => (text.includes('contemplação') ? contemplacao : undefined),
  options: [{ id: 'simular-agora', label: 'Simular agora', to: 'health-check', tone: 'primary' }],
  facts: ({ brand }) => [{ name: 'journey.started', payload: { botType: brand.botType } }],
  example: { right: ['simular-agora'] },
});
