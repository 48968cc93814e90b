import { type BreakingChange, caughtBy, paths } from './change';

const { segment, algoMais, nota, fim, notaPart } = paths;
const goodbye = "text: 'Obrigado e até mais! 👋'";

const markup = caughtBy('markup');
const language = caughtBy('language');
const theme = caughtBy('theme');
const contrast = caughtBy('contrast');

/** A component that shows a picture, in the goodbye. */
export const pictureInGoodbye = (attributes: string) =>
  ({
    edits: {
      [segment]: [
        [
          "nota: () => import('./components/nota'),",
          "nota: () => import('./components/nota'),\n    foto: () => import('./components/foto'),",
        ],
      ],
      [fim]: [[goodbye, `${goodbye},\n  component: { name: 'foto' }`]],
    },
    files: {
      'src/components/foto.js':
        "import { createElement as h } from 'react';\n" +
        "const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';\n" +
        `export default () => h('img', { src, width: 40, height: 40, ${attributes} });\n`,
    },
  }) as const;

/** A text of the component `nota` over a gradient. */
export const overGradient = (colour: string) =>
  ({
    [notaPart]: [
      [
        '/** Asks for a score',
        `const Banner = styled.p\`\n  padding: 12px;\n  color: ${colour};\n  background: linear-gradient(90deg, #20242c, #343b48);\n\`;\n/** Asks for a score`,
      ],
      [
        "h('legend', null, props.legenda),",
        "h('legend', null, props.legenda),\n    h(Banner, null, 'Sua opinião vale muito'),",
      ],
    ],
  }) as const;

/** Changes of what a segment says and shows. */
export const breakingTalk: readonly BreakingChange[] = [
  markup('says the name as markup', 'pesquisa-fim: its text makes markup of what a visitor typed', {
    edits: { [fim]: [[goodbye, "text: ({ journey }) => 'Até mais, ' + (journey.nome ?? '')"]] },
  }),
  markup('says a comment as markup', 'pesquisa-fim: its text makes markup of what a visitor typed', {
    edits: {
      [fim]: [[goodbye, "text: ({ journey }) => 'Obrigado por dizer: ' + (journey.pesquisa?.comentario ?? '')"]],
    },
  }),
  markup(
    'escapes the name on a button',
    'pesquisa-algo-mais: it escapes what a visitor typed where that is no markup',
    {
      edits: {
        [algoMais]: [
          ['import { specialistsOption }', 'import { escapeMarkup, specialistsOption }'],
          ['options: [', 'options: ({ journey }) => ['],
          ["label: 'Sim, igual'", "label: escapeMarkup('Sim, para ' + journey.nome)"],
        ],
      },
    },
  ),
  markup('has a tag that messages do not have', 'pesquisa-fim: visitors read <strong> in', {
    edits: { [fim]: [[goodbye, "text: '<strong>Obrigado</strong> e até mais!'"]] },
  }),
  markup('makes elements of the name', 'pesquisa-nota: what a visitor typed is an element on the page', {
    edits: {
      [notaPart]: [
        [
          "import styled from 'styled-components';",
          "import { parseMarkup } from '@consorcio/shared/flow';\nimport styled from 'styled-components';",
        ],
        ['{ props, draft,', '{ props, scene, draft,'],
        [
          "h('legend', null, props.legenda),",
          "h('legend', null, parseMarkup(String(scene.journey.nome)).map((node) => (node.tag ? h(node.tag, null, node.children) : node))),",
        ],
      ],
    },
  }),
  language('says goodbye in English', '"Thank you and see you soon!" is not Portuguese', {
    edits: { [fim]: [[goodbye, "text: 'Thank you and see you soon!'"]] },
  }),
  language('has a button in English', '"Send score" is not Portuguese', {
    edits: { [notaPart]: [["'Enviar nota'", "'Send score'"]] },
  }),
  language('has a name for screen readers in English', '"Choose your score" is not Portuguese', {
    edits: { [notaPart]: [['{ ref: row }', "{ ref: row, 'aria-label': 'Choose your score' }"]] },
  }),
  language('asks in Spanish', '"¿Cuál es su nota para nosotros?" is not Portuguese', {
    edits: { [nota]: [["text: 'Que nota você dá para esta compra?'", "text: '¿Cuál es su nota para nosotros?'"]] },
  }),
  language('marks its component as English', 'an element has lang="en"', {
    edits: { [notaPart]: [['{ ref: row }', "{ ref: row, lang: 'en' }"]] },
  }),
  theme(
    'shows a picture without a text, in a step that goes on by itself',
    'pesquisa-fim (home): image-alt',
    pictureInGoodbye(''),
  ),
  contrast('has dark text on a dark gradient', '"Sua opinião vale muito" has a contrast of', {
    edits: overGradient('#3f4654'),
  }),
  contrast('has white text on the colour of the brand', 'in 99,', {
    edits: {
      [notaPart]: [
        ['  border: 0;', '  border: 0;\n  background: var(--color-primary);'],
        ['theme.color.text', "'#ffffff'"],
      ],
    },
  }),
];
