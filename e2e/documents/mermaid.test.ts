import { mermaidBlock, nodeId } from './mermaid';

it.each([
  ['end', 'shared_end'],
  ['back-to-trouble', 'shared_back_to_trouble'],
  ['simulation: plano-escolhido', 'shared_simulation__plano_escolhido'],
  ['opção', 'shared_op__o'],
])('turns %p into an id that is no word of the Mermaid grammar', (name, id) => {
  expect(nodeId('shared', name)).toBe(id);
  expect(nodeId('shared', name, 'lead-nome')).toBe(`${id}_lead_nome`);
});

it('writes a fenced block with the nodes, the arrows and the styles of the used looks', () => {
  const block = mermaidBlock({
    direction: 'LR',
    nodes: [
      { id: 'a', look: 'waits', label: 'ask' },
      { id: 'b', look: 'goesOn', label: 'say' },
    ],
    edges: [
      { from: 'a', to: 'b', label: 'by' },
      { from: 'b', to: 'a', isBack: true },
    ],
  });
  expect(block).toMatch(/^```mermaid\n[\s\S]+\nflowchart LR\n[\s\S]+\n```$/);
  expect(block).toContain('  a(["ask"]):::look_waits\n  b["say"]:::look_goesOn\n  a -->|"by"| b\n  b -.-> a\n');
  expect(block.match(/classDef \w+/g)).toEqual(['classDef look_waits', 'classDef look_goesOn']);
});
