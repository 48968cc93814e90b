import { defineStep } from '@consorcio/shared/flow';
import { aSegment } from '@consorcio/shared/testing';
import { unlistedSteps } from './unlisted-steps';

const nome = defineStep({ name: 'nome', leadsTo: ['idade'], text: 'Nome?' });
const idade = defineStep({ name: 'idade', leadsTo: ['end'], text: 'Idade?' });
const found = (name: string, exports: Readonly<Record<string, unknown>>) =>
  unlistedSteps([
    {
      file: `mf-demo/src/steps/${name}.step.ts`,
      list: 'mf-demo/src/segment.ts',
      segments: [aSegment('demo', [nome])],
      exports,
    },
  ]);

it('names the step, its file and where it belongs', () => {
  expect(found('idade', { idade, helper: () => 1, limit: 3 })).toEqual([
    'unlisted-step: mf-demo/src/steps/idade.step.ts has the step idade, but it is not in the `steps` of mf-demo/src/segment.ts, ' +
      'so no visitor can reach it. List it there, or delete the file.',
  ]);
});

it.each<[string, string, Readonly<Record<string, unknown>>, number]>([
  ['a listed step', 'nome', { nome, helper: () => 1 }, 0],
  ['a function that makes a listed step', 'nome', { nome: () => nome }, 0],
  ['a function that makes a step which is not listed', 'idade', { idade: () => idade }, 1],
  ['two steps in a file, one of them listed', 'nome', { nome, idade }, 1],
])('%s', (_what, name, exports, problems) => {
  expect(found(name, exports)).toHaveLength(problems);
});
