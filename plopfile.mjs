// pnpm plop step <segment> <step> <after> <before>: a step between two others, with its first test.
// pnpm plop segment <name> <after>: the package of a segment, with its first step, after an exit such as payment:compra-feita.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const templates = 'e2e/templates';
const itinerary = 'host/src/talk/itinerary.ts';

export default function scaffolds(plop) {
  plop.setGenerator('step', {
    description: 'a step between two others',
    prompts: [
      input('segment', 'Its segment', (name) => existsSync(`mf-${name}`) || `There is no segment ${name}.`),
      input(
        'step',
        'Its name',
        (step) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(step) || 'Write small letters, digits and "-".',
      ),
      input('after', 'The step that leads to it'),
      input('before', 'The step that it leads to'),
    ],
    actions: ({ segment, step, after, before }) => {
      const steps = stepsOf(segment);
      const fileBefore = steps.find(({ text }) => text.includes(`name: '${after}'`))?.file;
      if (steps.some(({ text }) => text.includes(`name: '${step}'`))) throw new Error(`${segment} has a step ${step}.`);
      if (!fileBefore) throw new Error(`${segment} has no file of a step ${after}.`);
      const lead = new RegExp(`(?<!(name|id): |from )'${before}'`, 'g');
      if (!lead.test(readFileSync(fileBefore, 'utf8'))) throw new Error(`${after} does not lead to ${before}.`);
      const constant = constantOf(step);
      const list = `mf-${segment}/src/segment.ts`;
      return [
        added('step', `mf-${segment}/src/steps`, { constant, target: before, state: '../state' }),
        changed(list, /,?\s*\](?=,\n( {2}components|\}\)))/, `, ${constant}]`),
        changed(list, /^/, `import { ${constant} } from './steps/${step}.step';\n`),
        changed(fileBefore, lead, `'${step}'`),
        () => formatted(`mf-${segment}/src`),
        () =>
          `Next: pnpm check flow, pnpm unit mf-${segment}, pnpm check documents --write, pnpm dev ${segment} and /?inicio=${step}`,
      ];
    },
  });

  plop.setGenerator('segment', {
    description: 'the package of a segment',
    prompts: [
      // The build is a global variable of this name in the page.
      input(
        'name',
        'Its name',
        (name) => /^[a-z][a-z0-9]*$/.test(name) || 'Write one word of small letters without accents.',
      ),
      input('after', 'The exit that leads to it'),
    ],
    actions: ({ name, after }) => {
      const folder = `mf-${name}`;
      const [leg, target] = new RegExp(`'${after}': (\\{.*\\}),`).exec(readFileSync(itinerary, 'utf8')) ?? [];
      if (existsSync(folder)) throw new Error(`There is a folder ${folder}.`);
      if (!leg) throw new Error(`${itinerary} has no exit ${after}.`);
      const first = `${name}-inicio`;
      const words = { name, Name: name.replace(/^./, (letter) => letter.toUpperCase()) };
      return [
        added('segment', folder, words),
        added('workspace', folder, words),
        added('step', `${folder}/src/steps`, {
          step: first,
          constant: constantOf(first),
          target: 'exit:continuar',
          state: '../state',
        }),
        changed(itinerary, leg, `'${after}': { segment: '${name}' },\n  '${name}:continuar': ${target},`),
        changed('e2e/commands/support/ports.ts', /(?= {2}sandbox: )/, `  ${name}: ${freePort()},\n`),
        changed(
          'e2e/pages/fixtures/load-conversation.ts',
          /(?<=const modules[^}]*)(?=\n\};)/,
          `\n  ${name}: () => import('../../../mf-${name}/src/segment'),`,
        ),
        changed('.github/CODEOWNERS', /$/, `/${folder}/ @consorcio/${name}\n`),
        {
          type: 'add',
          path: `.github/workflows/${name}.yml`,
          template: readFileSync('.github/workflows/survey.yml', 'utf8').replaceAll('survey', name),
        },
        () => formatted(folder),
        () => 'Next: npx --yes pnpm@12.21.0 install, pnpm check flow, pnpm build, pnpm check documents --write',
      ];
    },
  });
}

const input = (name, message, validate = (given) => given !== '' || 'Name it.') => ({
  type: 'input',
  name,
  message,
  validate,
});
const added = (template, destination, data) => ({
  type: 'addMany',
  destination,
  base: `${templates}/${template}`,
  templateFiles: `${templates}/${template}/**`,
  data,
});
const changed = (path, pattern, template) => ({ type: 'modify', path, pattern, template });
const constantOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const formatted = (folder) =>
  execFileSync('node_modules/.bin/biome', ['check', '--write', folder], { encoding: 'utf8' });

function stepsOf(segment) {
  const files = readdirSync(`mf-${segment}/src`, { recursive: true }).filter((file) =>
    /\.(step|question)\.ts$/.test(file),
  );
  return files.map((file) => `mf-${segment}/src/${file}`).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function freePort() {
  const taken = readFileSync('e2e/commands/support/ports.ts', 'utf8')
    .match(/(?<=^ {2}\w+: )\d+(?=,$)/gm)
    .map(Number);
  return [...taken]
    .sort()
    .map((port) => port + 1)
    .find((port) => !taken.includes(port));
}
