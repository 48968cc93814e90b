import { fieldOf, optionsOf, type Step } from '@consorcio/shared/flow';
import { aCoupon, aScene } from '@consorcio/shared/testing';
import segment from './segment';
import { anAnsweredJourney } from './testing/conversation';

function stepOf(name: string): Step {
  const step = segment.steps[name];
  if (!step) throw new Error(`The proposal has no step ${name}.`);
  return step;
}
const sceneFor = (tipoPessoa: 0 | 1) =>
  aScene({
    journey: anAnsweredJourney({ tipoPessoa, correcao: 'cpf-cnpj', cepErrorAt: 'proposal-alterar', cupom: aCoupon() }),
  });

// The words of the fields are not repeated here: they are read from the steps.
it.each([
  ['proposal-nome', 0, 'Marina Prado Silva', 'name', 'name'],
  ['proposal-nome', 1, 'Marina Prado Silva', 'name', 'organization'],
  ['proposal-cpf-cnpj', 0, undefined, 'cpf', undefined],
  ['proposal-cpf-cnpj', 1, undefined, 'cnpj', undefined],
  ['cep-first-input', 0, undefined, 'cep', undefined],
  ['cep-error', 0, undefined, 'text', 'address-level3'],
  ['cep-not-found', 0, '01310-100', 'cep', undefined],
  ['proposal-numero', 0, '1578', 'text', 'off'],
  ['proposal-complemento', 0, 'Apto 12', 'text', 'address-line2'],
  ['proposal-nascimento', 0, '15/03/1985', 'date', 'bday'],
  ['proposal-nascimento', 1, '15/03/1985', 'date', 'off'],
  ['proposal-email', 0, 'joana@example.com', 'email', 'email'],
  ['proposal-telefone', 0, undefined, 'phone', 'tel-national'],
  ['cupom-input', 0, undefined, 'coupon', undefined],
] as const)(
  '%s for tipoPessoa %i starts with %j in a field of kind %s',
  (name, tipoPessoa, draft, kind, autocomplete) => {
    const { input } = stepOf(name);
    const field = input && fieldOf(input, sceneFor(tipoPessoa));
    expect({ kind: field?.kind, autocomplete: field?.autocomplete }).toEqual({ kind, autocomplete });
    expect(field?.label).toMatch(/\S/);
    expect(input?.initial?.(sceneFor(tipoPessoa))).toBe(draft);
  },
);

it.each([
  ['could not be checked', undefined, ['conferir-de-novo primary', 'outro-cupom secondary']],
  ['was refused', [1], ['outro-cupom primary']],
])('the first way on after a coupon that %s', (_what, cupomErros, first) => {
  const scene = aScene({ journey: anAnsweredJourney({ cupomErros }) });
  const options = optionsOf(stepOf('cupom-try-again'), scene).map(({ id, tone }) => `${id} ${tone}`);
  expect(options).toEqual([...first, 'sem-cupom secondary', 'especialistas specialists']);
});
