import { above, type BreakingChange, below, caughtBy } from './change';
import { goodbye, overGradient, paths, pictureInGoodbye } from './survey-edits';

const { algoMais, nota, fim, notaPart } = paths;

const markup = caughtBy('markup');
const language = caughtBy('language');
const theme = caughtBy('theme');
const contrast = caughtBy('contrast');

/** Changes of what a segment says and shows. */
export const breakingConversation: readonly BreakingChange[] = [
  markup('says the name as markup', 'pesquisa-fim: its text makes markup of what a visitor typed', [
    [fim, goodbye, "text: ({ journey }) => 'Até mais, ' + (journey.nome ?? '')"],
  ]),
  markup('says a comment as markup', 'pesquisa-fim: its text makes markup of what a visitor typed', [
    [fim, goodbye, "text: ({ journey }) => 'Obrigado por dizer: ' + (journey.pesquisa?.comentario ?? '')"],
  ]),
  markup(
    'escapes the name on a button',
    'pesquisa-algo-mais: it escapes what a visitor typed where that is no markup',
    [
      [algoMais, 'import { specialistsOption }', 'import { escapeMarkup, specialistsOption }'],
      [algoMais, 'options: [', 'options: ({ journey }) => ['],
      [algoMais, "label: 'Sim, igual'", "label: escapeMarkup('Sim, para ' + journey.nome)"],
    ],
  ),
  markup('has a tag that messages do not have', 'pesquisa-fim: visitors read <strong> in', [
    [fim, goodbye, "text: '<strong>Obrigado</strong> e até mais!'"],
  ]),
  markup('makes elements of the name', 'pesquisa-nota: what a visitor typed is an element on the page', [
    above(notaPart, "import styled from 'styled-components';", "import { parseMarkup } from '@consorcio/shared/flow';"),
    [notaPart, '{ props, draft,', '{ props, scene, draft,'],
    [
      notaPart,
      "h('legend', null, props.legenda),",
      "h('legend', null, parseMarkup(String(scene.journey.nome)).map((node) => (node.tag ? h(node.tag, null, node.children) : node))),",
    ],
  ]),
  language('says goodbye in English', '"Thank you and see you soon!" is not Portuguese', [
    [fim, goodbye, "text: 'Thank you and see you soon!'"],
  ]),
  language('has a button in English', '"Send score" is not Portuguese', [[notaPart, "'Enviar nota'", "'Send score'"]]),
  language('has a name for screen readers in English', '"Choose your score" is not Portuguese', [
    [notaPart, '{ ref: row }', "{ ref: row, 'aria-label': 'Choose your score' }"],
  ]),
  language('asks in Spanish', '"¿Cuál es su nota para nosotros?" is not Portuguese', [
    [nota, "text: 'Que nota você dá para esta compra?'", "text: '¿Cuál es su nota para nosotros?'"],
  ]),
  language('marks its component as English', 'an element has lang="en"', [
    [notaPart, '{ ref: row }', "{ ref: row, lang: 'en' }"],
  ]),
  theme(
    'shows a picture without a text, in a step that goes on by itself',
    'pesquisa-fim (home): image-alt',
    pictureInGoodbye(''),
  ),
  contrast('has dark text on a dark gradient', '"Sua opinião vale muito" has a contrast of', overGradient('#3f4654')),
  contrast('has white text on the colour of the brand', 'in 99,', [
    below(notaPart, '  border: 0;', '  background: var(--color-primary);'),
    [notaPart, 'theme.color.text', "'#ffffff'"],
  ]),
];
