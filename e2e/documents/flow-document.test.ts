import { defineSegment, defineStep, type FlowCheckInput, specialistsOption } from '@consorcio/shared/flow';
import { hostPlaces } from '@consorcio/shared/testing';
import { flowDocument } from './flow-document';

const stay = { id: 'fica', label: 'Ficar', to: 'despedida' } as const;

const host = defineSegment({
  name: 'host',
  entry: 'abertura',
  exits: ['comprar'],
  steps: [
    defineStep({ name: 'abertura', leadsTo: ['exit:comprar', 'error-general'], text: 'Oi!' }),
    defineStep({
      name: 'error-general',
      leadsTo: ['back-to-trouble'],
      opens: ['specialists'],
      options: [{ id: 'volta', label: 'Voltar', to: 'back-to-trouble' }, specialistsOption],
    }),
    defineStep({ name: 'sem-segmento', leadsTo: ['end'], text: 'Até já.' }),
  ],
});

const shop = defineSegment({
  name: 'shop',
  entry: 'pergunta-1',
  exits: ['outra-vez'],
  steps: [
    defineStep({ name: 'pergunta-1', leadsTo: ['pergunta-2'], options: [{ ...stay, to: 'pergunta-2' }] }),
    defineStep({
      name: 'pergunta-2',
      leadsTo: ['pergunta-2', 'pergunta-1', 'resumo'],
      options: [{ ...stay, to: 'resumo' }],
    }),
    defineStep({
      name: 'resumo',
      leadsTo: ['pergunta-1', 'pergunta-2', 'despedida', 'error-general'],
      next: () => 'despedida',
    }),
    defineStep({ name: 'despedida', leadsTo: ['end', 'exit:outra-vez'], next: () => 'end' }),
  ],
});

const conversation: FlowCheckInput = {
  segments: [host, shop],
  itinerary: { 'host:comprar': { segment: 'shop' }, 'shop:outra-vez': { segment: 'shop', step: 'resumo' } },
  places: hostPlaces,
  start: 'host:abertura',
};

const page = flowDocument(conversation);
/** The part of the page under a heading. */
const section = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('flowDocument', () => {
  it.each([
    ['overview', 'entry_start --> segment_host'],
    ['overview', 'segment_host -->|"comprar"| segment_shop'],
    ['overview', 'segment_shop --> shared_end'],
    ['overview', 'In total: 7 steps, of which 3 wait for the visitor, and 14 transitions'],
    ['host', '3 steps, of which 1 wait for the visitor, and 4 transitions.'],
    ['host', 'entry_start --> step_abertura'],
    ['host', 'entry_a_step_that_fails --> step_error_general'],
    ['host', 'entry_the_engine --> step_sem_segmento'],
    ['host', '{{"back-to-trouble"}}'],
    ['host', '[/"specialists"/]'],
    ['shop', '4 steps, of which 2 wait for the visitor, and 10 transitions.'],
    ['shop', 'entry_host__comprar --> step_pergunta_1'],
    ['shop', 'entry_shop__outra_vez --> step_resumo'],
    ['shop', 'step_resumo["resumo<br>↑ 2 ways back"]'],
    ['shop', 'step_pergunta_2(["pergunta-2 ↻"])'],
    ['shop', 'exit_outra_vez[["outra-vez → shop"]]'],
    ['shop', '{{"error-general"}}'],
    ['shop', '(("end"))'],
    ['shop', 'Ways back that are not in the diagram:\n\n- `resumo` → `pergunta-1`, `pergunta-2`'],
  ])('shows in the part %s: %s', (part, text) => {
    expect(part === 'overview' ? page.split('\n## ')[0] : section(part)).toContain(text);
  });

  it('lists only ways back that would cover the diagram', () => {
    expect(section('host')).not.toContain('not in the diagram');
  });

  it('draws each transition of a step once', () => {
    expect(section('shop').match(/^ {2}step_\w+ -\S* \w+$/gm)).toEqual([
      '  step_pergunta_1 --> step_pergunta_2',
      '  step_pergunta_2 -.-> step_pergunta_1',
      '  step_pergunta_2 --> step_resumo',
      '  step_resumo --> step_despedida',
      '  step_resumo --> shared_error_general_resumo',
      '  step_despedida --> shared_end_despedida',
      '  step_despedida --> exit_outra_vez',
    ]);
  });

  it('is the same text each time', () => {
    expect(flowDocument(conversation)).toBe(page);
    expect(page).not.toContain('\r');
  });
});
