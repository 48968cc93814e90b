import { answerStep } from '../../pages/answers';
import type { ChatPage } from '../../pages/chat-page';
import { aCard } from '../../pages/fixtures/cards';
import type { SeededPlace } from '../../pages/fixtures/seeds';
import { aVisitor } from '../../pages/fixtures/visitors';
import { labels } from '../../pages/labels';

/** How a visitor causes one of the calls of SPEC section 7. */
export interface Cause {
  readonly call: string;
  readonly place: SeededPlace;
  readonly path?: string;
  act(chat: ChatPage): Promise<void>;
}

const pressing = (label: string) => (chat: ChatPage) => chat.press(chat.option(label));
const answering = (step: string) => (chat: ChatPage) => answerStep(chat, step, aVisitor());

/** Every call of SPEC section 7. */
export const causes: readonly Cause[] = [
  { call: 'GET /hc', place: 'intro', act: pressing(labels.start) },
  { call: 'GET /api/categoria', place: 'intro', act: pressing(labels.start) },
  { call: 'POST /api/lead/validar-palavras', place: 'lead-nome', act: answering('lead-nome') },
  { call: 'POST /api/lead', place: 'lead-telefone', act: answering('lead-telefone') },
  { call: 'GET /api/v1/catalogo', place: 'lead-telefone', act: answering('lead-telefone') },
  { call: 'POST /api/plano/detalhes', place: 'plans-list-select', act: choosePlan },
  { call: 'POST /api/plano/selecionado', place: 'plans-list-select', act: choosePlan },
  { call: 'GET /api/endereco', place: 'cep-first-input', act: answering('cep-first-input') },
  { call: 'POST /api/v1/cupom/validar', place: 'proposal-terms', path: '/?cupom=dez', act: applyCoupon },
  { call: 'POST /api/proposta', place: 'proposal-terms', act: pressing(labels.confirm) },
  { call: 'POST /api/pagamento/pix', place: 'payment-options', act: pressing(labels.pix) },
  { call: 'POST /api/pagamento/boleto', place: 'payment-options', act: pressing(labels.boleto) },
  { call: 'POST /api/pagamento/cartao', place: 'payment-options', act: payByCard },
];

async function choosePlan(chat: ChatPage): Promise<void> {
  await chat.press(chat.plans.option(/^Integral/));
  await chat.press(chat.plans.action(labels.continue));
}

async function applyCoupon(chat: ChatPage): Promise<void> {
  await chat.choose(labels.confirm);
  await chat.isAt('cupom-apply-url');
  await chat.press(chat.option(labels.applyCoupon));
}

async function payByCard(chat: ChatPage): Promise<void> {
  await chat.choose(labels.card);
  await chat.isAt('payment-credit-card-select');
  await chat.card.fillAndPay(aCard());
}
