import { above, type BreakingChange, caughtBy } from './change';
import { effectInNota, goodbye, inNota, inRecado, onceInNota, paths } from './survey-edits';

const { algoMais, comentario, fim, notaPart, recadoPart } = paths;

const steps = caughtBy('steps');
const events = caughtBy('events');
const leaks = caughtBy('leaks');
const resume = caughtBy('resume');
const theme = caughtBy('theme');
const traces = caughtBy('traces');
const policy = caughtBy('policy');

/** Changes in how a segment behaves on the page: how it plays, what it publishes, what it leaves behind. */
export const breakingBehaviour: readonly BreakingChange[] = [
  steps('has a component that throws', 'its component threw "no picture today"', [
    inNota("if (props) throw new Error('no picture today');"),
  ]),
  steps('does not export its component by default', 'is no React component', [
    [recadoPart, 'export default function', 'export function'],
  ]),
  steps('has a step that throws', 'pesquisa-fim (home) reported unexpected', [
    [fim, goodbye, 'text: ({ journey }) => String(journey.pesquisa!.midia!.length)'],
  ]),
  steps('has options that throw', 'pesquisa-algo-mais (home) reported unexpected', [
    [algoMais, 'options: [', "options: ({ now }) => now < 0 ? [] : [...(() => { throw new Error('no options'); })(), "],
  ]),
  steps('writes to the console', 'the console says: nota is here', [effectInNota("console.warn('nota is here');")]),
  steps('asks a question without an available answer', 'pesquisa-algo-mais (home) reported engine.no-control', [
    [algoMais, "tone: 'primary' }", "tone: 'primary', unavailable: 'Hoje não' }"],
    [algoMais, "to: 'exit:comprar-novo', tone: 'secondary' }", "to: 'exit:comprar-novo', unavailable: 'Hoje não' }"],
    [algoMais, "tone: 'quiet' }", "tone: 'quiet', unavailable: 'Hoje não' }"],
    [algoMais, '    specialistsOption,\n', ''],
  ]),
  steps('has a component that does not end', 'the page no longer answers', [
    inNota('while (props) row.current = null;'),
  ]),
  steps('has a request that hangs', 'pesquisa-fim (home) does not stop', [
    above(fim, '  facts:', '  fetch: { input: () => ({}), run: () => new Promise(() => undefined) },'),
  ]),
  events('publishes a fact of another shape', 'The fact survey.answered does not match its schema', [
    [fim, "midia: 'tv'", "midia: 'radio'"],
  ]),
  events('publishes an unknown fact', 'The fact survey.done does not match its schema', [
    [fim, "'survey.answered'", "'survey.done' as 'survey.answered'"],
  ]),
  leaks('leaves a listener on the window', 'nota left 10 page-wide listeners', [
    [notaPart, "return () => window.removeEventListener('keydown', watchKey);", ''],
  ]),
  leaks('leaves an interval', 'nota left 10 intervals', [effectInNota('setInterval(() => row.current, 1000);')]),
  leaks('leaves an observer', 'nota left 10 observers', [
    effectInNota('new ResizeObserver(() => undefined).observe(document.body);'),
  ]),
  leaks('leaves an element on the page', 'nota left 10 stray elements', [
    effectInNota("document.body.append(document.createElement('aside'));"),
  ]),
  leaks('keeps references to unmounted elements', 'detached nodes', [
    onceInNota('const rows = [];'),
    effectInNota('rows.push(row.current);'),
  ]),
  resume('loses the draft of its component', 'pesquisa-nota changes after a reload: the draft in its component', [
    [notaPart, 'useState(Number(draft) || 0)', 'useState(0)'],
  ]),
  resume('has a random text', 'text changes when it is computed twice', [
    [comentario, "text: 'Quer contar por quê?'", "text: () => 'Quer contar por quê? ' + Math.random()"],
  ]),
  resume('has options in random order', 'options changes when it is computed twice', [
    [algoMais, 'options: [', 'options: () => ['],
    [algoMais, '    specialistsOption,\n  ],', '    specialistsOption,\n  ].sort(() => Math.random() - 0.5) as never,'],
  ]),
  theme('uses a colour that is not in the theme', 'pesquisa-nota (stopclub): color-contrast', [
    [notaPart, 'theme.color.text', "'#171b20'"],
  ]),
  theme('has a button without a name', 'pesquisa-nota (home): button-name', [[notaPart, "'Enviar nota'", "''"]]),
  traces('leaves a global', 'global: window.pesquisa', [onceInNota('window.pesquisa = {};')]),
  traces('extends every array', 'builtin: Array.prototype.last', [
    above(fim, 'import { defineStep }', 'Object.assign(Array.prototype, { last() { return this.at(-1); } });'),
  ]),
  traces('writes to the browser storage', 'setItem(recado)', [inRecado("localStorage.setItem('recado', 'lido');")]),
  traces('changes the address', 'the history: replaceState(#nota)', [
    effectInNota("history.replaceState(null, '', '#nota');"),
  ]),
  traces('changes the title', 'title: Dê a sua nota', [effectInNota("document.title = 'Dê a sua nota';")]),
  traces('leaves a style sheet', 'left in the head: <style>', [
    onceInNota("document.head.append(document.createElement('style'));"),
  ]),
  policy('runs code from a string', 'require-trusted-types-for refused trusted-types-sink (Function', [
    effectInNota("try { new Function('return 1')(); } catch {}"),
  ]),
  policy('writes markup', 'require-trusted-types-for refused trusted-types-sink (Element innerHTML', [
    effectInNota("try { document.createElement('p').innerHTML = '<b>Nota</b>'; } catch {}"),
  ]),
  policy('loads a script that no manifest lists', 'require-trusted-types-for refused trusted-types-sink (HTMLScript', [
    effectInNota("try { document.createElement('script').src = 'https://tags.example/x.js'; } catch {}"),
  ]),
  policy('has styles in an attribute', 'style-src-attr refused inline', [
    effectInNota("row.current?.setAttribute('style', 'margin-top: 1px');"),
  ]),
  policy('adds a style sheet of its own', 'style-src-elem refused inline', [
    effectInNota(
      "const own = document.createElement('style');\n    own.textContent = 'p { margin: 0 }';\n    document.head.append(own);\n    own.remove();",
    ),
  ]),
  policy('shows a picture of its own origin', 'img-src refused', {
    edits: [onceInNota("import picture from './nota.svg';"), effectInNota('new Image().src = picture;')],
    files: { 'src/components/nota.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' },
  }),
  policy('sends a request to a foreign origin', 'connect-src refused http://127.0.0.1:9/pixel', [
    effectInNota("void fetch('http://127.0.0.1:9/pixel').catch(() => undefined);"),
  ]),
];
