import { type BreakingChange, paths } from './change';

const { algoMais, comentario, fim, notaPart, recadoPart } = paths;
const used = 'const row = useRef(null);';
/** Runs each time the component is drawn, and its clean-up when it is taken away. */
const effect = (body: string) => [used, `${used}\n  useEffect(() => {\n    ${body}\n  }, []);`] as const;
/** Runs once, when the file of the component comes. */
const once = (body: string) => ['/** Asks for a score', `${body}\n/** Asks for a score`] as const;

/** What a segment does on the page: how it plays, what it publishes, what it leaves. */
export const breakingManners: readonly BreakingChange[] = [
  {
    name: 'has a component that throws',
    edits: { [notaPart]: [[used, `${used}\n  if (props) throw new Error('no picture today');`]] },
    caughtBy: 'steps',
    saying: 'its component threw "no picture today"',
  },
  {
    name: 'has a component that is none',
    edits: { [recadoPart]: [['export default function', 'export function']] },
    caughtBy: 'steps',
    saying: 'no React component as its default export',
  },
  {
    name: 'has a step that throws',
    edits: {
      [fim]: [["text: 'Obrigado e até mais! 👋'", 'text: ({ journey }) => String(journey.pesquisa!.midia!.length)']],
    },
    caughtBy: 'steps',
    saying: 'pesquisa-fim (home) reported unexpected',
  },
  {
    name: 'has options that throw at times',
    edits: {
      [algoMais]: [
        ['options: [', "options: ({ now }) => now < 0 ? [] : [...(() => { throw new Error('no options'); })(), "],
      ],
    },
    caughtBy: 'steps',
    saying: 'pesquisa-algo-mais (home) reported unexpected',
  },
  {
    name: 'says something in the console',
    edits: { [notaPart]: [effect("console.warn('nota is here');")] },
    caughtBy: 'steps',
    saying: 'the console says: nota is here',
  },
  {
    name: 'asks something that cannot be answered',
    edits: {
      [algoMais]: [
        ["tone: 'primary' }", "tone: 'primary', unavailable: 'Hoje não' }"],
        ["to: 'exit:comprar-novo', tone: 'secondary' }", "to: 'exit:comprar-novo', unavailable: 'Hoje não' }"],
        ["tone: 'quiet' }", "tone: 'quiet', unavailable: 'Hoje não' }"],
        ['    specialistsOption,\n', ''],
      ],
    },
    caughtBy: 'steps',
    saying: 'pesquisa-algo-mais (home) reported engine.no-control',
  },
  {
    name: 'publishes a fact of another shape',
    edits: { [fim]: [["midia: 'tv'", "midia: 'radio'"]] },
    caughtBy: 'events',
    saying: 'The fact survey.answered does not match its schema',
  },
  {
    name: 'publishes a fact that nobody knows',
    edits: { [fim]: [["'survey.answered'", "'survey.done' as 'survey.answered'"]] },
    caughtBy: 'events',
    saying: 'The fact survey.done does not match its schema',
  },
  {
    name: 'leaves a listener on the window',
    edits: { [notaPart]: [["return () => window.removeEventListener('keydown', watchKey);", '']] },
    caughtBy: 'leaks',
    saying: 'nota left 10 page-wide listeners',
  },
  {
    name: 'leaves an interval',
    edits: { [notaPart]: [effect('setInterval(() => row.current, 1000);')] },
    caughtBy: 'leaks',
    saying: 'nota left 10 intervals',
  },
  {
    name: 'leaves an observer',
    edits: { [notaPart]: [effect('new ResizeObserver(() => undefined).observe(document.body);')] },
    caughtBy: 'leaks',
    saying: 'nota left 10 observers',
  },
  {
    name: 'leaves an element on the page',
    edits: { [notaPart]: [effect("document.body.append(document.createElement('aside'));")] },
    caughtBy: 'leaks',
    saying: 'nota left 10 stray elements',
  },
  {
    name: 'holds what was taken away',
    edits: { [notaPart]: [once('const rows = [];'), effect('rows.push(row.current);')] },
    caughtBy: 'leaks',
    saying: 'detached nodes',
  },
  {
    name: 'forgets the draft of its component',
    edits: { [notaPart]: [['useState(Number(draft) || 0)', 'useState(0)']] },
    caughtBy: 'resume',
    saying: 'pesquisa-nota is another question after a reload: the draft in its component',
  },
  {
    name: 'says something else each time',
    edits: { [comentario]: [["text: 'Quer contar por quê?'", "text: () => 'Quer contar por quê? ' + Math.random()"]] },
    caughtBy: 'resume',
    saying: 'text changes when asked twice',
  },
  {
    name: 'offers its options in any order',
    edits: {
      [algoMais]: [
        ['options: [', 'options: () => ['],
        ['    specialistsOption,\n  ],', '    specialistsOption,\n  ].sort(() => Math.random() - 0.5) as never,'],
      ],
    },
    caughtBy: 'resume',
    saying: 'options changes when asked twice',
  },
  {
    name: 'writes in a colour of its own',
    edits: { [notaPart]: [['theme.color.text', "'#171b20'"]] },
    caughtBy: 'theme',
    saying: 'pesquisa-nota (stopclub): color-contrast',
  },
  {
    name: 'has a button without a name',
    edits: { [notaPart]: [["'Enviar nota'", "''"]] },
    caughtBy: 'theme',
    saying: 'pesquisa-nota (home): button-name',
  },
  {
    name: 'leaves a global',
    edits: { [notaPart]: [once('window.pesquisa = {};')] },
    caughtBy: 'traces',
    saying: 'global: window.pesquisa',
  },
  {
    name: 'changes what every array can do',
    edits: {
      [fim]: [
        [
          'import { defineStep }',
          'Object.assign(Array.prototype, { last() { return this.at(-1); } });\nimport { defineStep }',
        ],
      ],
    },
    caughtBy: 'traces',
    saying: 'builtin: Array.prototype.last',
  },
  {
    name: 'keeps something in the browser',
    edits: { [recadoPart]: [['  return h(', "  localStorage.setItem('recado', 'lido');\n  return h("]] },
    caughtBy: 'traces',
    saying: 'setItem(recado)',
  },
  {
    name: 'changes the address',
    edits: { [notaPart]: [effect("history.replaceState(null, '', '#nota');")] },
    caughtBy: 'traces',
    saying: 'the history: replaceState(#nota)',
  },
  {
    name: 'changes the title',
    edits: { [notaPart]: [effect("document.title = 'Dê a sua nota';")] },
    caughtBy: 'traces',
    saying: 'title: Dê a sua nota',
  },
  {
    name: 'leaves a style sheet',
    edits: { [notaPart]: [once("document.head.append(document.createElement('style'));")] },
    caughtBy: 'traces',
    saying: 'left in the head: <style>',
  },
  {
    name: 'asks a stranger',
    edits: { [notaPart]: [effect("void fetch('http://127.0.0.1:9/pixel').catch(() => undefined);")] },
    caughtBy: 'copies',
    saying: 'It asked http://127.0.0.1:9/pixel',
  },
];
