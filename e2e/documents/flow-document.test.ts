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

/** The part of the page under a heading. */
function section(heading: string): string {
  const [, after = ''] = flowDocument(conversation).split(`\n## ${heading}\n`);
  return after.split('\n## ')[0] ?? '';
}

describe('flowDocument', () => {
  it('begins with the segments and the names of the exits between them, from the start to the end', () => {
    const [overview = ''] = flowDocument(conversation).split('\n## ');

    expect(overview).toContain('entry_start --> segment_host');
    expect(overview).toContain('segment_host -->|"comprar"| segment_shop');
    expect(overview).toContain('segment_shop --> shared_end');
  });

  it('counts steps and ways like the flow check, for all and for each segment', () => {
    expect(flowDocument(conversation)).toContain(
      'All in all: 7 steps, of which 3 wait for the visitor, and 14 ways on',
    );
    expect(section('host')).toContain('3 steps, of which 1 wait for the visitor, and 4 ways on.');
    expect(section('shop')).toContain('4 steps, of which 2 wait for the visitor, and 10 ways on.');
  });

  it('draws each way on of a step, once', () => {
    const edges = section('shop').match(/^ {2}step_\w+ -\S* \w+$/gm);

    expect(edges).toEqual([
      '  step_pergunta_1 --> step_pergunta_2',
      '  step_pergunta_2 -.-> step_pergunta_1',
      '  step_pergunta_2 --> step_resumo',
      '  step_resumo --> step_despedida',
      '  step_resumo --> shared_error_general_resumo',
      '  step_despedida --> shared_end_despedida',
      '  step_despedida --> exit_outra_vez',
    ]);
  });

  it('names the ways back that would cover the drawing, and marks a step that may ask once more', () => {
    expect(section('shop')).toContain('step_resumo["resumo<br>↑ 2 ways back"]');
    expect(section('shop')).toContain('- `resumo` → `pergunta-1`, `pergunta-2`');
    expect(section('shop')).toContain('step_pergunta_2(["pergunta-2 ↻"])');
    expect(section('host')).not.toContain('not drawn');
  });

  it('shows what leads in: the start, exits, failures, and the engine where nothing else does', () => {
    expect(section('host')).toContain('entry_start --> step_abertura');
    expect(section('host')).toContain('entry_a_step_that_fails --> step_error_general');
    expect(section('host')).toContain('entry_the_engine --> step_sem_segmento');
    expect(section('shop')).toContain('entry_host__comprar --> step_pergunta_1');
    expect(section('shop')).toContain('entry_shop__outra_vez --> step_resumo');
  });

  it('gives exits, trouble, specialists and the end shapes of their own', () => {
    expect(section('shop')).toContain('exit_outra_vez[["outra-vez → shop"]]');
    expect(section('shop')).toContain('{{"error-general"}}');
    expect(section('shop')).toContain('(("end"))');
    expect(section('host')).toContain('{{"back-to-trouble"}}');
    expect(section('host')).toContain('[/"specialists"/]');
  });

  it('is the same text each time', () => {
    expect(flowDocument(conversation)).toBe(flowDocument(conversation));
    expect(flowDocument(conversation)).not.toContain('\r');
  });
});
