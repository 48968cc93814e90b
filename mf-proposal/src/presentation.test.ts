import { fieldOf, optionsOf, type Step } from '@consorcio/shared/flow';
import { aCoupon, aScene } from '@consorcio/shared/testing';
import { summaryGroups } from './questions/define-question';
import { questions } from './questions/questions';
import segment from './segment';
import { anAnsweredJourney } from './testing/talk';

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
  ['proposal-confirm-plan', undefined, ['confirmar primary', 'outro-plano secondary']],
  ['proposal-titular', undefined, ['pessoa primary', 'empresa secondary']],
  ['proposal-cpf-cnpj', 'stack', ['manter secondary']],
  ['proposal-telefone', 'stack', []],
  ['cep-not-found', undefined, ['manter secondary', 'especialistas specialists']],
  ['proposal-numero', undefined, ['sem-numero secondary']],
  ['proposal-complemento', undefined, ['sem-complemento secondary']],
  [
    'proposal-alterar',
    'grid',
    [
      ...questions
        .flatMap(({ id, menu }) => (menu ? [{ id, ...menu }] : []))
        .sort((one, other) => one.place - other.place)
        .map(({ id, isWide }) => `alterar-${id}${isWide ? ' wide' : ''}`),
      'nada quiet wide',
    ],
  ],
  ['cupom-initial-message', undefined, ['com-cupom primary', 'sem-cupom secondary']],
  ['cupom-apply-url', undefined, ['aplicar primary', 'nao-usar secondary']],
  ['cupom-input', undefined, ['sem-cupom quiet']],
  [
    'cupom-try-again',
    undefined,
    ['conferir-de-novo primary', 'outro-cupom secondary', 'sem-cupom secondary', 'especialistas specialists'],
  ],
  ['cupom-payment-message', undefined, ['confirmar primary', 'recusar secondary']],
  ['proposal-sem-pagamento', undefined, ['especialistas specialists', 'outro-plano secondary']],
])('%s arranges its options as %s: %j', (name, layout, options) => {
  const shown = optionsOf(stepOf(name), sceneFor(0));
  expect(shown.map(({ id, tone, isWide }) => [id, tone, isWide && 'wide'].filter(Boolean).join(' '))).toEqual(options);
  expect(stepOf(name).layout).toBe(layout);
});

it('another coupon is the first way on when the last one was refused', () => {
  const refused = aScene({ journey: anAnsweredJourney({ cupomErros: [1] }) });
  expect(optionsOf(stepOf('cupom-try-again'), refused).map(({ id, tone }) => `${id} ${tone}`)).toEqual([
    'outro-cupom primary',
    'sem-cupom secondary',
    'especialistas specialists',
  ]);
});

it('the terms offer four buttons, and a correction in the data summary for each answer', () => {
  const shown = optionsOf(stepOf('proposal-terms'), sceneFor(0)).map(({ id, tone, part }) => `${id} ${tone ?? part}`);
  expect(shown).toEqual([
    'confirmar primary',
    'detalhes secondary',
    'alterar secondary',
    'especialistas specialists',
    ...summaryGroups.flatMap((name) =>
      questions.filter(({ group }) => group === name).map(({ id }) => `alterar-${id} data-summary`),
    ),
  ]);
});
