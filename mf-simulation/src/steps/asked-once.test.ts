import type { Step } from '@consorcio/shared/flow';
import { aScene, resultOf } from '@consorcio/shared/testing';
import type { SimulationJourney } from '../state';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { basicoValorRenda } from './basico-valor-renda.step';
import { leadEmail } from './lead-email.step';
import { leadNome } from './lead-nome.step';
import { leadTelefone } from './lead-telefone.step';

const questions: readonly [Step, keyof SimulationJourney, unknown, string, readonly unknown[]][] = [
  [leadNome, 'nome', 'Joana', 'lead-saudacao', []],
  [
    basicoValorRenda,
    'rendaMensalInCents',
    8_000_00,
    'lead-email',
    [{ name: 'income.given', payload: { rendaMensalInCents: 8_000_00 } }],
  ],
  [leadEmail, 'email', 'joana@example.com', 'lead-telefone', []],
  [
    leadTelefone,
    'telefone',
    '11987654321',
    'lead-criar',
    [{ name: 'personal-data.updated', payload: { telefone: '11987654321' } }],
  ],
];

it.each(questions)('$name asks a new visitor, records the answer and leads on', (step, field, answer, to, facts) => {
  const scene = aScene();
  expect(step.known?.(scene)).toBe(false);
  expect(resultOf(step, answer, scene)).toEqual({ journey: { [field]: answer }, to, facts });
});

it.each(questions)('$name is skipped once the answer is known', (step) => {
  expect(step.known?.(aScene({ journey: aSimulationJourney() }))).toBe(true);
});

it.each<[Step, string, unknown]>([
  [basicoValorRenda, '99,99', { ok: false, message: 'Valor inválido' }],
  [basicoValorRenda, '100,00', { ok: true, value: 100_00 }],
  [leadEmail, 'joana@', { ok: false, message: 'E-mail inválido 🤔' }],
  [leadTelefone, '(11) 1111-1111', { ok: false, message: 'Telefone inválido 🤔' }],
  [leadTelefone, '(11) 98765-4321', { ok: true, value: '11987654321' }],
])('$name checks %j', (step, typed, checked) => {
  expect(step.input?.check(typed, aScene())).toEqual(checked);
});

it.each<[Step, unknown, string]>([
  [basicoValorRenda, 8_000_00, 'R$\u00a08.000,00'],
  [leadEmail, 'joana@example.com', 'joana@example.com'],
  [leadTelefone, '11987654321', '(11) 98765-4321'],
])('$name formats the answer in the visitor’s bubble', (step, answer, shown) => {
  expect(step.input?.show?.(answer)).toBe(shown);
});
