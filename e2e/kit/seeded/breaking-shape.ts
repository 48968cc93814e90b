import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Configuration } from 'webpack';
import { type BreakingChange, paths } from './change';
import { alteredScript, inManifest, withoutScript } from './edit-build';

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

/** Changes in the structure of a segment: its manifest, its descriptor, its graph, its size. */
export const breakingShape: readonly BreakingChange[] = [
  {
    name: 'has another name',
    edits: { [segment]: [["name: 'survey'", "name: 'pesquisa'"]] },
    caughtBy: 'descriptor',
    message: 'it calls itself pesquisa',
  },
  {
    name: 'starts at a step that does not exist',
    edits: { [segment]: [["entry: 'pesquisa-algo-mais'", "entry: 'pesquisa-inicio'"]] },
    caughtBy: 'descriptor',
    message: 'its entry pesquisa-inicio is none of its steps',
  },
  {
    name: 'has an exit that is not in the itinerary',
    edits: { [segment]: [["'comprar-novo']", "'comprar-novo', 'sair']"]] },
    caughtBy: 'descriptor',
    message: "The exit sair is not in the host's itinerary",
  },
  {
    name: 'has no exit for one that the itinerary follows',
    edits: { [segment]: [["exits: ['comprar-igual', 'comprar-novo']", "exits: ['comprar-igual']"]] },
    caughtBy: 'descriptor',
    message: 'follows the exit comprar-novo',
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
    message: 'No step leaves by the exit comprar-novo',
  },
  {
    name: 'leads to a step that does not exist',
    edits: {
      [algoMais]: [
        ["'exit:comprar-novo', 'pesquisa-nota'", "'exit:comprar-novo', 'pesquisa-notas'"],
        ["to: 'pesquisa-nota'", "to: 'pesquisa-notas'"],
      ],
    },
    caughtBy: 'descriptor',
    message: 'dangling-target: survey:pesquisa-algo-mais leads to survey:pesquisa-notas',
  },
  {
    name: 'has no way to an end',
    edits: { [fim]: [["leadsTo: ['end']", "leadsTo: ['pesquisa-recado']"]] },
    caughtBy: 'descriptor',
    message: 'no-way-to-an-end: From survey:pesquisa-fim',
  },
  {
    name: 'has a loop without a question',
    edits: { [fim]: [["leadsTo: ['end'],", "leadsTo: ['end', 'pesquisa-fim'],\n  next: () => 'pesquisa-fim',"]] },
    caughtBy: 'descriptor',
    message: 'waitless-loop: survey:pesquisa-fim',
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
    message: 'its step pesquisa-fim calls itself pesquisa-final',
  },
  {
    name: 'does not ship a component that a step shows',
    edits: { [segment]: [['nota: () => import', 'notas: () => import']] },
    caughtBy: 'descriptor',
    message: 'missing-component: survey:pesquisa-nota shows nota',
  },
  {
    name: 'throws when it is loaded',
    edits: {
      [segment]: [['/** A small survey', "if (globalThis.window) throw new Error('not today');\n/** A small survey"]],
    },
    caughtBy: 'descriptor',
    message: 'not today',
  },
  {
    name: 'has a contract that is too old',
    built: inManifest(({ metaData }) => {
      metaData.contract = CONTRACT_VERSION - 2;
    }),
    caughtBy: 'descriptor',
    message: 'an older one than this host supports',
  },
  {
    name: 'has a contract that is too new',
    built: inManifest(({ metaData }) => {
      metaData.contract = CONTRACT_VERSION + 1;
    }),
    caughtBy: 'descriptor',
    message: 'a newer one than this host supports',
  },
  {
    name: 'has files without a hash in their names',
    config: ({ output }) => Object.assign(output ?? {}, { chunkFilename: '[name].js' }),
    caughtBy: 'manifest',
    message: 'has no hash of its content',
  },
  {
    name: 'was deployed without one of its files',
    built: withoutScript('Enviar nota'),
    caughtBy: 'manifest',
    message: 'is named in the manifest and does not exist',
  },
  {
    name: 'was deployed with a file of another build',
    built: alteredScript('Enviar nota'),
    caughtBy: 'manifest',
    message: 'is not the file that metaData.integrity describes',
  },
  {
    name: 'requires a React version that the host does not have',
    config: sharing((shared) => ({ ...shared, react: { ...shared.react, requiredVersion: '^18.2.0' } })),
    caughtBy: 'manifest',
    message: 'It requires react ^18.2.0',
  },
  {
    name: 'shares what the host does not provide',
    edits: { [notaPart]: [['/** Asks for a score', "import 'axios';\n/** Asks for a score"]] },
    config: sharing((shared) => ({ ...shared, axios: { import: false, singleton: true, requiredVersion: '^1.0.0' } })),
    caughtBy: 'manifest',
    message: 'It shares axios, which the host does not provide',
  },
  {
    name: 'is too large',
    edits: {
      [fim]: [
        ['import { defineStep }', "import { noise } from '../noise';\nimport { defineStep }"],
        ["até mais! 👋'", "até mais! 👋',\n  title: noise.slice(0, 5)"],
      ],
    },
    files: { 'src/noise.ts': `export const noise = '${noise}';\n` },
    caughtBy: 'size',
    message: 'Entry and steps weigh',
  },
  {
    name: 'bundles its own React',
    edits: { [notaPart]: [["from 'react';", "from 'own-react';"]] },
    config: (config) => {
      config.resolve = { ...config.resolve, alias: { 'own-react': inRoot('mf-survey/node_modules/react/index.js') } };
    },
    caughtBy: 'copies',
    message: 'holds a copy of react',
  },
];
