import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Configuration } from 'webpack';
import { above, type BreakingChange, caughtBy } from './change';
import { alteredScript, withContract, withoutScript } from './edit-build';
import { onceInNota, paths } from './survey-edits';

const { segment, algoMais, fim, notaPart } = paths;
/** Text that compression cannot make smaller. */
const noise = Array.from({ length: 9000 }, (_, index) =>
  Math.sin(index + 1)
    .toString(36)
    .slice(3, 9),
).join('');

/** Changes the share list of the build. */
function sharing(change: (shared: Record<string, object>) => Record<string, object>) {
  return ({ plugins = [] }: Configuration) => {
    const federation = plugins.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin');
    const options: { shared: Record<string, object> } = Reflect.get(federation ?? {}, '_options');
    options.shared = change(options.shared);
  };
}

const descriptor = caughtBy('descriptor');
const manifest = caughtBy('manifest');
const size = caughtBy('size');
const copies = caughtBy('copies');

/** Changes in the structure of a segment: its manifest, its descriptor, its graph, its size. */
export const breakingShape: readonly BreakingChange[] = [
  descriptor('has another name', 'its name is pesquisa', [[segment, "name: 'survey'", "name: 'pesquisa'"]]),
  descriptor('starts at a step that does not exist', 'its entry pesquisa-inicio is not one of its steps', [
    [segment, "entry: 'pesquisa-algo-mais'", "entry: 'pesquisa-inicio'"],
  ]),
  descriptor('has an exit that is not in the itinerary', "The exit sair is not in the host's itinerary", [
    [segment, "'comprar-novo']", "'comprar-novo', 'sair']"],
  ]),
  descriptor('has no exit for one that the itinerary follows', 'follows the exit comprar-novo', [
    [segment, "exits: ['comprar-igual', 'comprar-novo']", "exits: ['comprar-igual']"],
  ]),
  descriptor('has an exit that no step takes', 'No step leaves by the exit comprar-novo', [
    [algoMais, "'exit:comprar-novo', 'pesquisa-nota'", "'pesquisa-nota'"],
    [algoMais, "to: 'exit:comprar-novo'", "to: 'exit:comprar-igual'"],
  ]),
  descriptor(
    'leads to a step that does not exist',
    'dangling-target: survey:pesquisa-algo-mais leads to survey:pesquisa-notas',
    [
      [algoMais, "'exit:comprar-novo', 'pesquisa-nota'", "'exit:comprar-novo', 'pesquisa-notas'"],
      [algoMais, "to: 'pesquisa-nota'", "to: 'pesquisa-notas'"],
    ],
  ),
  descriptor('has no way to an end', 'no-way-to-an-end: From survey:pesquisa-fim', [
    [fim, "leadsTo: ['end']", "leadsTo: ['pesquisa-recado']"],
  ]),
  descriptor('has a loop without a question', 'waitless-loop: survey:pesquisa-fim', [
    [fim, "leadsTo: ['end'],", "leadsTo: ['end', 'pesquisa-fim'],\n  next: () => 'pesquisa-fim',"],
  ]),
  descriptor('has a step under another name', 'its step pesquisa-fim has the name pesquisa-final', [
    [segment, 'export default defineSegment({', 'const segment = defineSegment({'],
    [
      segment,
      "recado'),\n  },\n});",
      "recado'),\n  },\n});\nconst { 'pesquisa-fim': fim } = segment.steps;\n" +
        "export default { ...segment, steps: { ...segment.steps, 'pesquisa-fim': { ...fim, name: 'pesquisa-final' } } };",
    ],
  ]),
  descriptor('does not ship a component that a step shows', 'missing-component: survey:pesquisa-nota shows nota', [
    [segment, 'nota: () => import', 'notas: () => import'],
  ]),
  descriptor('throws when it is loaded', 'not today', [
    above(segment, '/** A small survey', "if (globalThis.window) throw new Error('not today');"),
  ]),
  descriptor('has a contract that is too old', 'an older one than this host supports', {
    built: withContract(CONTRACT_VERSION - 2),
  }),
  descriptor('has a contract that is too new', 'a newer one than this host supports', {
    built: withContract(CONTRACT_VERSION + 1),
  }),
  manifest('has files without a hash in their names', 'has no hash of its content', {
    config: ({ output }) => Object.assign(output ?? {}, { chunkFilename: '[name].js' }),
  }),
  manifest('was deployed without one of its files', 'is named in the manifest and does not exist', {
    built: withoutScript('Enviar nota'),
  }),
  manifest('was deployed with a file of another build', 'is not the file that metaData.integrity describes', {
    built: alteredScript('Enviar nota'),
  }),
  manifest('requires a React version that the host does not have', 'It requires react ^18.2.0', {
    config: sharing((shared) => ({ ...shared, react: { ...shared.react, requiredVersion: '^18.2.0' } })),
  }),
  manifest('shares what the host does not provide', 'It shares axios, which the host does not provide', {
    edits: [onceInNota("import 'axios';")],
    config: sharing((shared) => ({ ...shared, axios: { import: false, singleton: true, requiredVersion: '^1.0.0' } })),
  }),
  size('is too large', 'Entry and steps weigh', {
    edits: [
      above(fim, 'import { defineStep }', "import { noise } from '../noise';"),
      [fim, "até mais! 👋'", "até mais! 👋',\n  title: noise.slice(0, 5)"],
    ],
    files: { 'src/noise.ts': `export const noise = '${noise}';\n` },
  }),
  copies('bundles its own React', 'holds a copy of react', {
    edits: [[notaPart, "from 'react';", "from 'own-react';"]],
    config: (config) => {
      config.resolve = { ...config.resolve, alias: { 'own-react': inRoot('mf-survey/node_modules/react/index.js') } };
    },
  }),
];
