import { textsInFile } from './texts-in-file';

const read = (source: string, path = 'mf-x/src/steps/um-passo.step.ts') =>
  textsInFile(path, source).map(({ speaker, text }) => `${speaker}: ${text}`);

it('finds each variant of a text, with placeholders for its data and without markup', () => {
  const source = `export const step = defineStep({
    name: 'um-passo',
    text: ({ journey }) => [markup\`Olá, <b>\${journey.nome}</b>! \${isLate ? 'Boa noite.' : 'Bom dia.'}\`, \`Pague \${formatMoney(valor)}.\`],
    input: { kind: 'text', label: 'Seu nome', hint: 'Só letras' },
    options: [{ id: 'sim', label: 'Sim', to: 'outro-passo' }, { id: 'ok', label: 'CONFIRMAR', to: 'fim' }],
  });`;
  expect(read(source)).toEqual([
    'assistant: Olá, {nome}! Boa noite.',
    'assistant: Olá, {nome}! Bom dia.',
    'assistant: Pague {valor}.',
    'field: Seu nome',
    'field: Só letras',
    'button: Sim',
    'button: CONFIRMAR',
  ]);
});

it('reads a message as a whole, also where a part of it is a constant', () => {
  const source = `function say(others) {
    const way = others ? ', ou pague de outra forma.' : '.';
    return \`Tente de novo\${way}\` + ' Até já!';
  }`;
  expect(read(source)).toEqual([
    'assistant: Tente de novo, ou pague de outra forma. Até já!',
    'assistant: Tente de novo. Até já!',
  ]);
});

it('reads what elements contain, and the labels of controls', () => {
  const source = `export function Sheet({ name, isNew }) {
    return (
      <Frame aria-label="Resumo do plano" aria-describedby={\`um \${id}\`}>
        <p>
          Contrato <b>{name}</b>
          {isNew && ' assinado hoje'}
        </p>
        <Icon d="M4 6v12M8 6 v12" />
      </Frame>
    );
  }`;
  expect(read(source, 'mf-x/src/components/sheet.tsx')).toEqual([
    'screen reader: Resumo do plano',
    'page: Contrato {name}',
    'page: Contrato {name} assinado hoje',
  ]);
});

it('leaves out what is for developers, machines and styles', () => {
  const source = `import { a } from 'Um módulo';
    type Word = 'Uma palavra';
    const Box = styled.div\`color: red; margin: 1px 2px\`;
    if (word === 'Uma palavra') throw new Error('Uma palavra falta.');
    switch (word) { case 'Outra palavra': break; }
    needed(word, 'uma palavra'); document.querySelector('time, [role=tooltip]');
    const code = 'CARRO', path = '/api/lead', key = 'uma-chave', shape = 'M4 6v12';`;
  expect(read(source)).toEqual([]);
});
