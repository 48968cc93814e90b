import { answerStep } from '../pages/answers';
import type { ChatPage } from '../pages/chat-page';
import { waitUntilSettled } from '../pages/conversation';
import { payTheCard } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import type { SeededPlace } from '../pages/fixtures/seeds';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { expect, expectNothingRan, isWhole, test } from '../serving/attack/attack-test';
import { type HostileAnswer, hostileAnswerNames } from '../serving/attack/hostile-answers';
import { waysOn } from '../serving/attack/ways-on';

/** How a visitor causes one of the calls of SPEC section 7. */
interface Cause {
  readonly call: string;
  readonly place: SeededPlace;
  readonly path?: string;
  act(chat: ChatPage): Promise<void>;
}

const pressing = (label: string) => (chat: ChatPage) => chat.press(chat.option(label));
const answering = (step: string) => (chat: ChatPage) => answerStep(chat, step, aVisitor());

/** Every call of SPEC section 7. */
const causes: readonly Cause[] = [
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
  { call: 'POST /api/pagamento/cartao', place: 'payment-options', act: (chat) => payTheCard(chat) },
];

/** `pnpm attack`: every pair of a call and an answer, else each call with an answer of its own, and `npm test` every other call. */
const answersFor = (cause: Cause): readonly HostileAnswer[] => {
  const first = causes.indexOf(cause);
  return isWhole ? hostileAnswerNames : hostileAnswerNames.slice(first, first + 1);
};

/** A browser that opens a page for each pair is faster than one that is opened for each. */
const groups = isWhole ? causes.map((cause) => [cause]) : [cellsOf(causes, 2)];

/** ms that the page waits for an answer without an end. */
const patience = 1000;

for (const group of groups) {
  const titles = group.map(({ call }) => call.replace(/.*\//, '')).join(', ');
  test(`hostile answers of ${titles} run nothing, steal nothing and leave ways on`, async ({
    chat,
    page,
    stack,
    watched,
    canary,
    hostileApi,
    beginAt,
  }) => {
    watched.expectFailedRequests(/./);
    for (const cause of group) {
      for (const answer of answersFor(cause)) {
        const hits = hostileApi.hits();
        await given(`an API that answers ${cause.call} with ${answer}`, async () => {
          await stack.sandbox.reset();
          stack.configure({ apiTimeoutMs: answer === 'an answer without an end' ? patience : 20_000 });
          hostileApi.answer(cause.call, answer);
          await beginAt(cause.place, cause.path);
        });
        await when('a visitor causes the call', async () => {
          await cause.act(chat);
          await expect.poll(() => hostileApi.hits()).toBeGreaterThan(hits);
          await waitUntilSettled(page);
        });
        await thenSee('nothing ran or left, and there are ways on', async () => {
          await expect.poll(async () => (await waysOn(page)).length).toBeGreaterThanOrEqual(2);
          await expectNothingRan(page, canary);
          expect(hostileApi.stolen).toEqual([]);
        });
        await thenSee('the conversation goes on', async () => {
          hostileApi.answer(cause.call, undefined);
          const again = chat.option(labels.again);
          if ((await again.count()) === 0) return;
          const { own } = await waitUntilSettled(page);
          await chat.press(again);
          await waitUntilSettled(page, { own });
        });
      }
    }
  });
}

async function choosePlan(chat: ChatPage): Promise<void> {
  await chat.press(chat.plans.option(/^Integral/));
  await chat.press(chat.plans.action(labels.continue));
}

async function applyCoupon(chat: ChatPage): Promise<void> {
  await chat.choose(labels.confirm);
  await chat.isAt('cupom-apply-url');
  await chat.press(chat.option(labels.applyCoupon));
}
