// Edits of the small survey of fixtures/contract-7 that several changes use.
import { above, below, type Edit, type SeededChange } from './change';

export const paths = {
  segment: 'src/segment.ts',
  algoMais: 'src/steps/pesquisa-algo-mais.step.ts',
  nota: 'src/steps/pesquisa-nota.step.ts',
  comentario: 'src/steps/pesquisa-comentario.step.ts',
  recado: 'src/steps/pesquisa-recado.step.ts',
  fim: 'src/steps/pesquisa-fim.step.ts',
  notaPart: 'src/components/nota.js',
  recadoPart: 'src/components/recado.js',
} as const;
const { segment, fim, notaPart, recadoPart } = paths;

/** The text of the last step. */
export const goodbye = "text: 'Obrigado e até mais! 👋'";
/** What the component `recado` shows. */
export const sentence = "h('p', null, 'Guarde o número do seu contrato.')";

/** Adds code at the start of the component `nota`: it runs each time the component is rendered. */
export const inNota = (body: string): Edit => below(notaPart, 'const row = useRef(null);', `  ${body}`);

/** Adds an effect to the component `nota`: it runs each time the component is mounted. */
export const effectInNota = (body: string): Edit => inNota(`useEffect(() => {\n    ${body}\n  }, []);`);

/** Adds code to the file of the component `nota`: it runs once. */
export const onceInNota = (body: string): Edit => above(notaPart, '/** Asks for a score', body);

/** Shows an element below the legend of the component `nota`. */
export const shownInNota = (element: string): Edit =>
  below(notaPart, "h('legend', null, props.legenda),", `    ${element},`);

/** Does something when the visitor presses a further button of the component `nota`. */
export const pressedInNota = (body: string): Edit => [
  notaPart,
  'onClick: () => nota > 0',
  `onClick: () => { ${body} } }, 'Mais'), h('button', { type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0`,
];

/** Imports more names of React in the component `recado`. */
export const importInRecado = (names: string): Edit => [
  recadoPart,
  'import { createElement as h }',
  `import { createElement as h, ${names} }`,
];

/** Shows an element instead of the sentence of the component `recado`. */
export const shownInRecado = (element: string): Edit => [recadoPart, sentence, element];

/** Adds code to the file of the component `recado`: it runs once. */
export const onceInRecado = (body: string): Edit => [recadoPart, '/** Says one thing over the page. */', body];

/** Adds code at the start of the component `recado`: it runs each time the component is rendered. */
export const inRecado = (body: string): Edit => above(recadoPart, '  return h(\n', `  ${body}`);

/** A global style of styled-components that `nota` renders. */
export const globalStyleInNota = (css: string): readonly Edit[] => [
  [
    notaPart,
    "import styled from 'styled-components';",
    "import styled, { createGlobalStyle } from 'styled-components';",
  ],
  onceInNota(`const Everywhere = createGlobalStyle\`${css}\`;`),
  shownInNota('h(Everywhere)'),
];

/** A text of the component `nota` over a gradient. */
export const overGradient = (colour: string): readonly Edit[] => [
  onceInNota(`const Banner = styled.p\`
  padding: 12px;
  color: ${colour};
  background: linear-gradient(90deg, #20242c, #343b48);
\`;`),
  shownInNota("h(Banner, null, 'Sua opinião vale muito')"),
];

/** Registers a component of the survey, besides `nota`. */
export const registers = (name: string, file: string): Edit =>
  below(segment, "nota: () => import('./components/nota'),", `    ${name}: () => import('./components/${file}'),`);

/** A component that shows a picture, in the goodbye. */
export const pictureInGoodbye = (attributes: string): Pick<SeededChange, 'edits' | 'files'> => ({
  edits: [registers('foto', 'foto'), [fim, goodbye, `${goodbye},\n  component: { name: 'foto' }`]],
  files: {
    'src/components/foto.js': `import { createElement as h } from 'react';
const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
export default () => h('img', { src, width: 40, height: 40, ${attributes} });
`,
  },
});
