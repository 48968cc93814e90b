import { type BreakingChange, paths } from './change';

const { algoMais, comentario, fim, notaPart, recadoPart } = paths;
const used = 'const row = useRef(null);';
/** Runs each time the component is mounted. */
const effect = (body: string) => [used, `${used}\n  useEffect(() => {\n    ${body}\n  }, []);`] as const;
/** Runs once, when the file of the component is loaded. */
const once = (body: string) => ['/** Asks for a score', `${body}\n/** Asks for a score`] as const;

/** Changes in how a segment behaves on the page: how it plays, what it publishes, what it leaves behind. */
export const breakingBehaviour: readonly BreakingChange[] = [
  {
    name: 'has a component that throws',
    edits: { [notaPart]: [[used, `${used}\n  if (props) throw new Error('no picture today');`]] },
    caughtBy: 'steps',
    message: 'its component threw "no picture today"',
  },
  {
    name: 'does not export its component by default',
    edits: { [recadoPart]: [['export default function', 'export function']] },
    caughtBy: 'steps',
    message: 'no React component as its default export',
  },
  {
    name: 'has a step that throws',
    edits: {
      [fim]: [["text: 'Obrigado e até mais! 👋'", 'text: ({ journey }) => String(journey.pesquisa!.midia!.length)']],
    },
    caughtBy: 'steps',
    message: 'pesquisa-fim (home) reported unexpected',
  },
  {
    name: 'has options that throw',
    edits: {
      [algoMais]: [
        ['options: [', "options: ({ now }) => now < 0 ? [] : [...(() => { throw new Error('no options'); })(), "],
      ],
    },
    caughtBy: 'steps',
    message: 'pesquisa-algo-mais (home) reported unexpected',
  },
  {
    name: 'writes to the console',
    edits: { [notaPart]: [effect("console.warn('nota is here');")] },
    caughtBy: 'steps',
    message: 'the console says: nota is here',
  },
  {
    name: 'asks a question without an available answer',
    edits: {
      [algoMais]: [
        ["tone: 'primary' }", "tone: 'primary', unavailable: 'Hoje não' }"],
        ["to: 'exit:comprar-novo', tone: 'secondary' }", "to: 'exit:comprar-novo', unavailable: 'Hoje não' }"],
        ["tone: 'quiet' }", "tone: 'quiet', unavailable: 'Hoje não' }"],
        ['    specialistsOption,\n', ''],
      ],
    },
    caughtBy: 'steps',
    message: 'pesquisa-algo-mais (home) reported engine.no-control',
  },
  {
    name: 'publishes a fact of another shape',
    edits: { [fim]: [["midia: 'tv'", "midia: 'radio'"]] },
    caughtBy: 'events',
    message: 'The fact survey.answered does not match its schema',
  },
  {
    name: 'publishes an unknown fact',
    edits: { [fim]: [["'survey.answered'", "'survey.done' as 'survey.answered'"]] },
    caughtBy: 'events',
    message: 'The fact survey.done does not match its schema',
  },
  {
    name: 'leaves a listener on the window',
    edits: { [notaPart]: [["return () => window.removeEventListener('keydown', watchKey);", '']] },
    caughtBy: 'leaks',
    message: 'nota left 10 page-wide listeners',
  },
  {
    name: 'leaves an interval',
    edits: { [notaPart]: [effect('setInterval(() => row.current, 1000);')] },
    caughtBy: 'leaks',
    message: 'nota left 10 intervals',
  },
  {
    name: 'leaves an observer',
    edits: { [notaPart]: [effect('new ResizeObserver(() => undefined).observe(document.body);')] },
    caughtBy: 'leaks',
    message: 'nota left 10 observers',
  },
  {
    name: 'leaves an element on the page',
    edits: { [notaPart]: [effect("document.body.append(document.createElement('aside'));")] },
    caughtBy: 'leaks',
    message: 'nota left 10 stray elements',
  },
  {
    name: 'keeps references to unmounted elements',
    edits: { [notaPart]: [once('const rows = [];'), effect('rows.push(row.current);')] },
    caughtBy: 'leaks',
    message: 'detached nodes',
  },
  {
    name: 'loses the draft of its component',
    edits: { [notaPart]: [['useState(Number(draft) || 0)', 'useState(0)']] },
    caughtBy: 'resume',
    message: 'pesquisa-nota changes after a reload: the draft in its component',
  },
  {
    name: 'has a random text',
    edits: { [comentario]: [["text: 'Quer contar por quê?'", "text: () => 'Quer contar por quê? ' + Math.random()"]] },
    caughtBy: 'resume',
    message: 'text changes when it is computed twice',
  },
  {
    name: 'has options in random order',
    edits: {
      [algoMais]: [
        ['options: [', 'options: () => ['],
        ['    specialistsOption,\n  ],', '    specialistsOption,\n  ].sort(() => Math.random() - 0.5) as never,'],
      ],
    },
    caughtBy: 'resume',
    message: 'options changes when it is computed twice',
  },
  {
    name: 'uses a colour that is not in the theme',
    edits: { [notaPart]: [['theme.color.text', "'#171b20'"]] },
    caughtBy: 'theme',
    message: 'pesquisa-nota (stopclub): color-contrast',
  },
  {
    name: 'has a button without a name',
    edits: { [notaPart]: [["'Enviar nota'", "''"]] },
    caughtBy: 'theme',
    message: 'pesquisa-nota (home): button-name',
  },
  {
    name: 'leaves a global',
    edits: { [notaPart]: [once('window.pesquisa = {};')] },
    caughtBy: 'traces',
    message: 'global: window.pesquisa',
  },
  {
    name: 'extends every array',
    edits: {
      [fim]: [
        [
          'import { defineStep }',
          'Object.assign(Array.prototype, { last() { return this.at(-1); } });\nimport { defineStep }',
        ],
      ],
    },
    caughtBy: 'traces',
    message: 'builtin: Array.prototype.last',
  },
  {
    name: 'writes to the browser storage',
    edits: { [recadoPart]: [['  return h(', "  localStorage.setItem('recado', 'lido');\n  return h("]] },
    caughtBy: 'traces',
    message: 'setItem(recado)',
  },
  {
    name: 'changes the address',
    edits: { [notaPart]: [effect("history.replaceState(null, '', '#nota');")] },
    caughtBy: 'traces',
    message: 'the history: replaceState(#nota)',
  },
  {
    name: 'changes the title',
    edits: { [notaPart]: [effect("document.title = 'Dê a sua nota';")] },
    caughtBy: 'traces',
    message: 'title: Dê a sua nota',
  },
  {
    name: 'leaves a style sheet',
    edits: { [notaPart]: [once("document.head.append(document.createElement('style'));")] },
    caughtBy: 'traces',
    message: 'left in the head: <style>',
  },
  {
    name: 'sends a request to a foreign origin',
    edits: { [notaPart]: [effect("void fetch('http://127.0.0.1:9/pixel').catch(() => undefined);")] },
    caughtBy: 'copies',
    message: 'It requested http://127.0.0.1:9/pixel',
  },
];
