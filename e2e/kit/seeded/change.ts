import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { cardPage } from '@consorcio/shared/webpack/card-page';
import { loadPackageConfig } from '@consorcio/shared/webpack/package-config';
import { remoteConfig } from '@consorcio/shared/webpack/remote-config';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Configuration } from 'webpack';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { withContract } from '../../pages/fixtures/contracts/build-contract';
import { runWebpack } from '../../pages/fixtures/contracts/run-webpack';

/** The files of the small survey (fixtures/contracts/contract-8) by their short names. */
const survey: Readonly<Record<string, string>> = {
  segment: 'src/segment.ts',
  algoMais: 'src/steps/pesquisa-algo-mais.step.ts',
  nota: 'src/steps/pesquisa-nota.step.ts',
  comentario: 'src/steps/pesquisa-comentario.step.ts',
  recado: 'src/steps/pesquisa-recado.step.ts',
  fim: 'src/steps/pesquisa-fim.step.ts',
  notaPart: 'src/components/nota.js',
  recadoPart: 'src/components/recado.js',
};
const text = z.optional(z.string());
/** A source file, a text that it holds exactly once, and the text that replaces it. */
const edit = z.tuple([z.string(), z.string(), z.string()]);
export type Edit = z.infer<typeof edit>;

const files = [
  'no hashes',
  'a file missing',
  'a file altered',
  'no card page',
  'another card page',
  'chunks elsewhere',
  'noise',
] as const;
const shares = ['another react', 'shares axios', 'own react'] as const;
const contracts = {
  'too old': CONTRACT_VERSION - 2,
  'too new': CONTRACT_VERSION + 1,
  'two contracts': CONTRACT_VERSION - 1,
};
const builds = [...(Object.keys(contracts) as (keyof typeof contracts)[]), ...files, ...shares]; // an object literal has no other keys
const changeSchema = z.strictObject({
  name: z.string(),
  /** The check that must notice it, and words of its sentence; absent in a harmless change. */
  check: text,
  says: text,
  /** The segment of the product that is changed; the small survey if absent. */
  segment: text,
  /** The steps that are played; all if absent. */
  steps: z.optional(z.array(z.string())),
  edits: z._default(z.array(edit), []),
  /** Code of the component `nota`: in its file, in each render, in an effect of each mount, at a press; and an element that it shows. */
  once: text,
  body: text,
  effect: text,
  pressed: text,
  shown: text,
  /** The same for the component `recado`, which shows one sentence. */
  recado: z._default(z.strictObject({ import: text, once: text, body: text, shown: text }), {}),
  /** New files, and files that are moved. */
  files: z._default(z.record(z.string(), z.string()), {}),
  moves: z._default(z.record(z.string(), z.string()), {}),
  /** A change of the build itself. */
  build: z.optional(z.enum(builds)),
});
export type Change = z.infer<typeof changeSchema> & { readonly kind: string };

/** The changes of a file of this folder, in its order. */
export function changesIn(file: 'breaking' | 'harmless'): readonly Change[] {
  const kinds = z
    .record(z.string(), z.array(changeSchema))
    .parse(parse(fs.readFileSync(inRoot('e2e/kit/seeded', `${file}.yaml`), 'utf8')));
  return Object.entries(kinds).flatMap(([kind, changes]) => changes.map((change) => ({ ...change, kind })));
}

/** Copies the sources of the segment to a new folder and changes them there. */
export function changeSources(change: Change, dir: string): void {
  const { name, segment, files, moves } = change;
  const from = inRoot(segment === undefined ? 'e2e/pages/fixtures/contracts/contract-8' : `mf-${segment}`);
  fs.cpSync(join(from, 'src'), join(dir, 'src'), { recursive: true });
  fs.cpSync(join(from, 'package.json'), join(dir, 'package.json'));
  // The workshop has the packages of the small survey; a segment of the product needs its own.
  if (segment !== undefined) {
    fs.symlinkSync(join(from, 'node_modules'), join(dir, 'node_modules'));
    fs.cpSync(join(from, 'webpack.config.ts'), join(dir, 'webpack.config.ts'));
  }
  for (const [short, before, after] of editsOf(change)) {
    const path = join(dir, survey[short] ?? short);
    const source = fs.readFileSync(path, 'utf8');
    // A change that no longer fits the sources would prove nothing.
    if (source.split(before).length !== 2) throw new Error(`"${name}" does not fit ${short}: ${before}`);
    fs.writeFileSync(path, source.split(before).join(after));
  }
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(dirname(join(dir, file)), { recursive: true });
    fs.writeFileSync(join(dir, file), content);
  }
  for (const [old, now] of Object.entries(moves)) fs.renameSync(join(dir, old), join(dir, now));
  if (change.build === 'noise') {
    const noise = randomBytes(36_000).toString('base64'); // compression cannot make it smaller
    fs.writeFileSync(join(dir, 'src/noise.ts'), `export const noise = '${noise}';\n`);
  }
}

function editsOf({ edits, once, body, effect, pressed, shown, recado }: Change): readonly Edit[] {
  const inRender = [body, effect && `useEffect(() => {\n    ${effect}\n  }, []);`].filter(Boolean).join('\n  ');
  const of = (wanted: unknown, ...made: Edit): readonly Edit[] => (wanted ? [made] : []);
  return [
    ...edits,
    ...of(once, 'notaPart', '/** Asks for a score', `${once}\n/** Asks for a score`),
    ...of(inRender, 'notaPart', 'const row = useRef(null);', `const row = useRef(null);\n  ${inRender}`),
    ...of(shown, 'notaPart', '    [1, 2, 3, 4, 5].map(', `    ${shown},\n    [1, 2, 3, 4, 5].map(`),
    ...of(
      pressed,
      'notaPart',
      'onClick: () => nota > 0',
      `onClick: () => { ${pressed} } }, 'Mais'), h('button', { type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0`,
    ),
    ...of(recado.import, 'recadoPart', 'import { createElement as h', `import { ${recado.import}, createElement as h`),
    ...of(recado.once, 'recadoPart', '/** Says one thing over the page. */', recado.once ?? ''),
    ...of(recado.body, 'recadoPart', '  return h(\n', `  ${recado.body}\n  return h(\n`),
    ...of(recado.shown, 'recadoPart', "h('p', null, 'Guarde o número do seu contrato.')", recado.shown ?? ''),
  ];
}

/** Builds the changed sources with the configuration of all segments. Returns the folder of the build. */
export async function buildChange({ segment, build }: Change, dir: string): Promise<string> {
  const outputDir = join(dir, 'dist');
  const configOf =
    segment === undefined ? remoteConfig({ name: 'survey', dir }) : (await loadPackageConfig(dir)).default;
  const config: Configuration = configOf({ mode: 'production', outputDir });
  const { output = {} } = config;
  if (build === 'no hashes') output.chunkFilename = '[name].js';
  if (build === 'chunks elsewhere') output.publicPath = 'http://localhost:3004/';
  if (build === 'own react')
    config.resolve = { ...config.resolve, alias: { 'own-react': inRoot('mf-survey/node_modules/react/index.js') } };
  const federation = config.plugins?.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin');
  const options: { shared: Record<string, object> } = Reflect.get(federation ?? {}, '_options');
  if (build === 'another react')
    options.shared = { ...options.shared, react: { ...options.shared.react, requiredVersion: '^18.2.0' } };
  if (build === 'shares axios')
    options.shared = { ...options.shared, axios: { import: false, singleton: true, requiredVersion: '^1.0.0' } };
  await runWebpack(config);
  const contract = new Map(Object.entries(contracts)).get(build ?? '');
  if (contract !== undefined) withContract(contract)(outputDir);
  if (build === 'a file missing') fs.rmSync(scriptHolding(outputDir, 'Enviar nota'));
  if (build === 'a file altered') fs.appendFileSync(scriptHolding(outputDir, 'Enviar nota'), '\n// altered');
  if (build === 'no card page') fs.rmSync(join(outputDir, cardPage));
  if (build === 'another card page') fs.appendFileSync(join(outputDir, cardPage), '<!-- altered -->');
  return outputDir;
}

function scriptHolding(dir: string, part: string): string {
  const scripts = fs.readdirSync(dir).filter((name) => name.endsWith('.js'));
  const found = scripts.map((name) => join(dir, name)).find((file) => fs.readFileSync(file, 'utf8').includes(part));
  if (!found) throw new Error(`No script of the build holds ${part}.`);
  return found;
}
