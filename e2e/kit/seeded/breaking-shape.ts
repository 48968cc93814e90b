import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Configuration } from 'webpack';
import { alteredScript, inManifest, withoutScript } from './built';
import { type BreakingChange, paths } from './change';

const { segment, algoMais, fim, notaPart } = paths;
/** Text that no compression makes smaller. */
const noise = Array.from({ length: 9000 }, (_, index) =>
  Math.sin(index + 1)
    .toString(36)
    .slice(3, 9),
).join('');

/** Another share list than that of all segments. */
function sharing(change: (shared: Record<string, object>) => Record<string, object>) {
  return ({ plugins = [] }: Configuration) => {
    const federation = plugins.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin');
    const options: { shared: Record<string, object> } = Reflect.get(federation ?? {}, '_options');
    options.shared = change(options.shared);
  };
}

/** What a segment is: its manifest, its descriptor, its graph, its size. */
export const breakingShape: readonly BreakingChange[] = [
  {
    name: 'calls itself otherwise',
    edits: { [segment]: [["name: 'survey'", "name: 'pesquisa'"]] },
    caughtBy: 'descriptor',
    saying: 'it calls itself pesquisa',
  },
  {
    name: 'begins at a step that is not there',
    edits: { [segment]: [["entry: 'pesquisa-algo-mais'", "entry: 'pesquisa-inicio'"]] },
    caughtBy: 'descriptor',
    saying: 'its entry pesquisa-inicio is none of its steps',
  },
  {
    name: 'has an exit that the itinerary lacks',
    edits: { [segment]: [["'comprar-novo']", "'comprar-novo', 'sair']"]] },
    caughtBy: 'descriptor',
    saying: "The exit sair is not in the host's itinerary",
  },
  {
    name: 'lacks an exit that the itinerary follows',
    edits: { [segment]: [["exits: ['comprar-igual', 'comprar-novo']", "exits: ['comprar-igual']"]] },
    caughtBy: 'descriptor',
    saying: 'follows the exit comprar-novo',
  },
  {
    name: 'has an exit that no step takes',
    edits: {
      [algoMais]: [
        ["'exit:comprar-novo', 'pesquisa-nota'", "'pesquisa-nota'"],
        ["to: 'exit:comprar-novo'", "to: 'exit:comprar-igual'"],
      ],
    },
    caughtBy: 'descriptor',
    saying: 'No step leaves by the exit comprar-novo',
  },
  {
    name: 'leads to a step that is not there',
    edits: {
      [algoMais]: [
        ["'exit:comprar-novo', 'pesquisa-nota'", "'exit:comprar-novo', 'pesquisa-notas'"],
        ["to: 'pesquisa-nota'", "to: 'pesquisa-notas'"],
      ],
    },
    caughtBy: 'descriptor',
    saying: 'dangling-target: survey:pesquisa-algo-mais leads to survey:pesquisa-notas',
  },
  {
    name: 'has no way to an end',
    edits: { [fim]: [["leadsTo: ['end']", "leadsTo: ['pesquisa-recado']"]] },
    caughtBy: 'descriptor',
    saying: 'no-way-to-an-end: From survey:pesquisa-fim',
  },
  {
    name: 'goes in circles without asking',
    edits: { [fim]: [["leadsTo: ['end'],", "leadsTo: ['end', 'pesquisa-fim'],\n  next: () => 'pesquisa-fim',"]] },
    caughtBy: 'descriptor',
    saying: 'waitless-loop: survey:pesquisa-fim',
  },
  {
    name: 'has a step under another name',
    edits: {
      [segment]: [
        ['export default defineSegment({', 'const segment = defineSegment({'],
        [
          "recado'),\n  },\n});",
          "recado'),\n  },\n});\nconst { 'pesquisa-fim': fim } = segment.steps;\n" +
            "export default { ...segment, steps: { ...segment.steps, 'pesquisa-fim': { ...fim, name: 'pesquisa-final' } } };",
        ],
      ],
    },
    caughtBy: 'descriptor',
    saying: 'its step pesquisa-fim calls itself pesquisa-final',
  },
  {
    name: 'does not ship a component that a step shows',
    edits: { [segment]: [['nota: () => import', 'notas: () => import']] },
    caughtBy: 'descriptor',
    saying: 'missing-component: survey:pesquisa-nota shows nota',
  },
  {
    name: 'throws when it is loaded',
    edits: {
      [segment]: [['/** A small survey', "if (globalThis.window) throw new Error('not today');\n/** A small survey"]],
    },
    caughtBy: 'descriptor',
    saying: 'not today',
  },
  {
    name: 'speaks a contract that is too old',
    built: inManifest(({ metaData }) => {
      metaData.contract = CONTRACT_VERSION - 2;
    }),
    caughtBy: 'descriptor',
    saying: 'an older one than this host plays',
  },
  {
    name: 'speaks a contract that is too new',
    built: inManifest(({ metaData }) => {
      metaData.contract = CONTRACT_VERSION + 1;
    }),
    caughtBy: 'descriptor',
    saying: 'a newer one than this host plays',
  },
  {
    name: 'has files without a hash in their names',
    config: ({ output }) => Object.assign(output ?? {}, { chunkFilename: '[name].js' }),
    caughtBy: 'manifest',
    saying: 'carries no hash of its content',
  },
  {
    name: 'was deployed without one of its files',
    built: withoutScript('Enviar nota'),
    caughtBy: 'manifest',
    saying: 'is named and is not there',
  },
  {
    name: 'was deployed with a file of another build',
    built: alteredScript('Enviar nota'),
    caughtBy: 'manifest',
    saying: 'is not the file that metaData.integrity describes',
  },
  {
    name: 'wants a React that the host does not have',
    config: sharing((shared) => ({ ...shared, react: { ...shared.react, requiredVersion: '^18.2.0' } })),
    caughtBy: 'manifest',
    saying: 'It wants react ^18.2.0',
  },
  {
    name: 'shares what the host does not provide',
    edits: { [notaPart]: [['/** Asks for a score', "import 'axios';\n/** Asks for a score"]] },
    config: sharing((shared) => ({ ...shared, axios: { import: false, singleton: true, requiredVersion: '^1.0.0' } })),
    caughtBy: 'manifest',
    saying: 'It shares axios, which the host does not provide',
  },
  {
    name: 'is too big',
    edits: {
      [fim]: [
        ['import { defineStep }', "import { noise } from '../noise';\nimport { defineStep }"],
        ["até mais! 👋'", "até mais! 👋',\n  title: noise.slice(0, 5)"],
      ],
    },
    files: { 'src/noise.ts': `export const noise = '${noise}';\n` },
    caughtBy: 'size',
    saying: 'Entry and steps weigh',
  },
  {
    name: 'brings its own React',
    edits: { [notaPart]: [["from 'react';", "from 'own-react';"]] },
    config: (config) => {
      config.resolve = { ...config.resolve, alias: { 'own-react': inRoot('mf-survey/node_modules/react/index.js') } };
    },
    caughtBy: 'copies',
    saying: 'holds a copy of react',
  },
];
