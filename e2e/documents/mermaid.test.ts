import { type Diagram, mermaidBlock, nodeId } from './mermaid';

describe('nodeId', () => {
  it.each([
    ['end', 'shared_end'],
    ['back-to-trouble', 'shared_back_to_trouble'],
    ['simulation: plano-escolhido', 'shared_simulation__plano_escolhido'],
    ['opção', 'shared_op__o'],
  ])('makes a name of mermaid out of %p', (name, id) => {
    expect(nodeId('shared', name)).toBe(id);
  });

  it('tells kinds and several names apart', () => {
    expect(nodeId('step', 'error-general')).not.toBe(nodeId('shared', 'error-general'));
    expect(nodeId('shared', 'error-general', 'lead-nome')).toBe('shared_error_general_lead_nome');
  });
});

describe('mermaidBlock', () => {
  const diagram: Diagram = {
    direction: 'LR',
    nodes: [
      { id: 'a', look: 'waits', label: 'ask' },
      { id: 'b', look: 'goesOn', label: 'say' },
      { id: 'c', look: 'end', label: 'end' },
    ],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a', isBack: true },
      { from: 'b', to: 'c', label: 'by' },
    ],
  };

  it('gives what waits another shape than what goes on, and dots the ways back', () => {
    const block = mermaidBlock(diagram);

    expect(block).toContain('  a(["ask"]):::look_waits\n  b["say"]:::look_goesOn\n');
    expect(block).toContain('  a --> b\n  b -.-> a\n  b -->|"by"| c\n');
  });

  it('is a fenced block with the looks it uses, none of them called by a word of the grammar', () => {
    const block = mermaidBlock(diagram);

    expect(block).toMatch(/^```mermaid\n[\s\S]+\nflowchart LR\n[\s\S]+\n```$/);
    expect(block.match(/classDef \w+/g)).toEqual(['classDef look_waits', 'classDef look_goesOn', 'classDef look_end']);
  });
});
