import { defineStep } from '@consorcio/shared/flow';
import { aSegment } from '@consorcio/shared/testing';
import { unlistedSteps } from './unlisted-steps';

const nome = defineStep({ name: 'nome', leadsTo: ['idade'], text: 'Nome?' });
const idade = defineStep({ name: 'idade', leadsTo: ['end'], text: 'Idade?' });
const sentence =
  'unlisted-step: mf-demo/src/steps/idade.step.ts has the step idade, but it is not in the `steps` of mf-demo/src/segment.ts, ' +
  'so no visitor can reach it. List it there, or delete the file.';

it.each<[string, string, object, readonly string[]]>([
  ['a listed step', 'nome', { nome, helper: () => 1 }, []],
  ['a function that makes a listed step', 'nome', { nome: () => nome }, []],
  ['a step that is not listed', 'idade', { idade, helper: () => 1, limit: 3 }, [sentence]],
  ['a function that makes a step which is not listed', 'idade', { idade: () => idade }, [sentence]],
  ['two steps in a file, one of them listed', 'idade', { nome, idade }, [sentence]],
])('%s', (_what, name, exports, problems) => {
  expect(unlistedSteps(`mf-demo/src/steps/${name}.step.ts`, exports, [aSegment('demo', [nome])])).toEqual(problems);
});
