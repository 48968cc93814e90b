import { stepTestText, stepText } from './step-texts';
import type { NewText } from './workspace-files';

/** The files of the package of a new segment, which has one step and one exit. */
export function segmentTexts(name: string): readonly NewText[] {
  const first = `${name}-inicio`;
  const step = { name: first, target: 'exit:continuar' };
  const texts = {
    'package.json': json({
      name: `@consorcio/mf-${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      dependencies: { '@consorcio/shared': 'workspace:*', zod: 'catalog:' },
    }),
    'scripts.json': json({
      owner: `${name} team`,
      scripts: {
        [`entry mf_${name}`]: 'the entry of the segment, which gives the host its steps',
        [`mf-${name}/src/segment.ts`]: `the questions of ${name}`,
      },
    }),
    'tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["."] }\n',
    'webpack.config.ts': `import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

export default remoteConfig({ name: '${name}', dir: import.meta.dirname });
`,
    'src/state.ts': stateText(name),
    'src/segment.ts': segmentText(name, first),
    'src/segment.test.ts': segmentTestText(name, first),
    [`src/steps/${first}.step.ts`]: stepText({ ...step, state: '../state' }),
    [`src/steps/${first}.step.test.ts`]: stepTestText(step),
  };
  return Object.entries(texts).map(([file, text]) => ({ file: `mf-${name}/${file}`, text }));
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function stateText(name: string): string {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}State`;
  return `import { defineStepWith, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** Data that only this segment reads and writes. Each key is optional. */
export const ${name}State = {
  visitor: z.object({}), // kept for the next purchase
  purchase: z.object({}), // dropped with the purchase
};
export type ${type} = StateOf<typeof ${name}State>;

export const defineStep = defineStepWith<${type}>();
`;
}

function segmentText(name: string, first: string): string {
  return `import { defineSegment } from '@consorcio/shared/flow';
import { ${name}State } from './state';
import { ${name}Inicio } from './steps/${first}.step';

/** Says what the visitor does here: replace this line. */
export default defineSegment({
  name: '${name}',
  state: ${name}State,
  entry: '${first}',
  exits: ['continuar'],
  steps: [${name}Inicio],
});
`;
}

function segmentTestText(name: string, first: string): string {
  return `import { checkFlow } from '@consorcio/shared/flow';
import { aHost, hostPlaces } from '@consorcio/shared/testing';
import segment from './segment';

it('has no flow problem', () => {
  const problems = checkFlow({
    segments: [aHost(), segment],
    itinerary: { '${name}:continuar': { segment: 'next' } },
    places: hostPlaces,
    start: '${name}:${first}',
    elsewhere: ['next'],
  });
  expect(problems).toEqual([]);
});
`;
}
