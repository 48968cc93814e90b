import { aBrand } from '@consorcio/shared/testing';
import { smallConversation } from '../testing/small-conversation';
import { flowModel } from './flow-model';
import type { FlowSegment, FlowStep } from './flow-step';

const text = { room: 'mf-shop', place: 'pergunta', speaker: 'assistant', text: 'Oi, {nome}!', source: 'ours' } as const;
let model: readonly FlowSegment[];

beforeAll(async () => {
  model = await flowModel(smallConversation, { texts: [text], brand: aBrand(), now: 0 });
});

function step(key: string): FlowStep {
  const found = model.flatMap(({ steps }) => steps).find((each) => each.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

it('has the words of a step for the seeded visitor, without markup, and the texts of its module', () => {
  expect(step('shop:pergunta').words).toEqual({
    bubbles: ['Oi, Marina!', 'Qual é o seu nome?'],
    field: { label: 'Seu nome', hint: 'Só letras' },
    options: [],
  });
  expect(step('shop:pergunta').texts).toEqual([text]);
  expect(step('host:error-general').words.bubbles).toEqual(['Algo deu errado.']);
  expect(step('host:error-general').words.options[0]).toBe('Voltar');
});

it('leaves out words that need what the seeded journey lacks', () => {
  expect(step('shop:despedida').words).toEqual({ bubbles: [], options: [] });
});

it('has the calls of a step, by running its requests', () => {
  expect(step('host:abertura').calls).toEqual([{ when: 'fetch', method: 'GET', path: '/hc' }]);
  expect(step('shop:pergunta').calls).toEqual([{ when: 'verify', method: 'POST', path: '/api/nome' }]);
  expect(step('shop:pedido').calls).toEqual([
    { when: 'fetch', method: 'POST', path: '/api/pedido', creates: 'pedido' },
  ]);
});

it('has each way on once, with its exit, and says which leads back', () => {
  expect(step('shop:pergunta').ways).toEqual([{ to: 'shop:pedido', isBack: false }]);
  expect(step('shop:pedido').ways).toEqual([
    { to: 'shop:despedida', isBack: false },
    { to: 'shop:pergunta', isBack: true },
    { to: 'host:error-general', isBack: false },
  ]);
  expect(step('shop:despedida').ways).toEqual([
    { to: 'end', isBack: false },
    { to: 'host:abertura', exit: 'outra-vez', isBack: false },
  ]);
});

it('has the steps that lead to a step', () => {
  expect(step('host:error-general').from).toEqual(['host:abertura', 'shop:pedido']);
});
