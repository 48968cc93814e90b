import fc from 'fast-check';
import { answerStep } from '../../pages/answers';
import { expectNoCardData } from '../../pages/fixtures/card-secrecy';
import { aCard } from '../../pages/fixtures/cards';
import { test } from '../../pages/fixtures/test';
import { labels } from '../../pages/labels';
import { promise } from '../judges/promises';
import { type Move, moves, settings } from '../plan';
import { createRandom, type Random } from '../random';
import { strike } from './browser-faults';
import { ChaosVisit } from './visit';

/** Moves of the visitor for each tab after the faults have ended, before they are stuck. */
const CALM_MOVES = 60;
/** Moves in a row that could not be made. */
const FAILED_MOVES = 4;
/** The survey asks only after a sale. After one more purchase a charge would belong to another proposal. */
const over: ReadonlySet<string> = new Set(['pesquisa-algo-mais', 'compra-paga']);
const cards = ['4242424242424242', '4000000000003220', '4000000000000002'].map((numero) => aCard({ numero }));
/** The specialists are another page, this visitor answers as a person, and one who is forgotten may pay twice: the page says so. */
const never: readonly string[] = [labels.specialists, labels.ownCompany, 'Esquecer meus dados'];

/** Declares the journey of one seed: the plan of random journeys in several tabs, played in a browser. */
export function chaosJourney(seed: number, isShort = false): void {
  test(`seed ${seed}`, async ({ chat, context, stack, watched, beginAt }) => {
    watched.expectFailedRequests(/./);
    watched.expectLine(/./); // faults are reported there; uncaught errors are not lines
    watched.expectLeaving();
    context.setDefaultTimeout(20_000); // ms: ends what hangs; a press is far quicker, also on a busy machine
    const plan = fc.tuple(settings(3), fc.array(moves(false, false), { minLength: 4, maxLength: isShort ? 4 : 20 }));
    const [[chosen, planned] = []] = fc.sample(plan, { seed, numRuns: 1 });
    if (!chosen || !planned) throw new Error('There is no plan.');
    stack.configure({ idempotencyKeys: chosen.keys });
    await stack.sandbox.honourKeys(chosen.keys === 'honoured');
    const late = ['proposal-terms', 'payment-options'] as const;
    await beginAt(createRandom(seed).pick(isShort ? late : ([...late, 'intro', 'plans-list-select'] as const)));
    const visit = new ChaosVisit(context, stack, chosen, chat);
    try {
      await play(visit, planned);
      for (const page of context.pages())
        for (const card of visit.chat.card.typed) await expectNoCardData(page, card, watched.seen());
    } catch (error) {
      throw new Error(`${visit.story.join('\n')}\nReplay it: pnpm e2e chaos --seed ${seed} --count 1`, {
        cause: error,
      });
    }
  });
}

/** Plays the moves, then answers without faults until the conversation ends. */
async function play(visit: ChaosVisit, planned: readonly Move[]): Promise<void> {
  const { lost, story, settings } = visit;
  let failed = 0;
  for (let move = 0; move < planned.length + CALM_MOVES * settings.tabs; move += 1) {
    const next = planned[move];
    const random = createRandom(next?.seed ?? move);
    if (!next || random.chance(0.5)) await visit.endFaults();
    const step = await visit.settle();
    const isOver = over.has(step) || (await visit.chat.root.getAttribute('data-state')) === 'ended';
    await visit.judge(step, isOver);
    if (isOver) {
      if (!(await visit.close())) return;
      continue; // the copy of a tab that is done may pay too, so the visitor goes on there
    }
    if (!next && (step === 'intro' || step === 'lead-select-category') && lost.size > 0) return;
    const fault = next?.what === 'fault' ? next.fault : undefined;
    story.push(`${step}: ${fault ? JSON.stringify(fault) : 'answers'}`);
    const made = fault ? strike(visit, step, fault, random) : answer(visit, step, random);
    const problem: unknown = await made.catch((error) => String(error).split('\n')[0]);
    if (problem !== undefined) story.push(`  not as planned: ${problem}`); // for example a reload while offline
    failed = problem === undefined ? 0 : failed + 1;
    promise(failed < FAILED_MOVES, `The question of ${step} cannot be answered.`);
  }
  promise(false, `After ${CALM_MOVES} moves without faults for each tab the conversation has no end.`);
}

/** The first time the usual answer, later one of the options. */
async function answer({ chat, answered, story, settings: { method } }: ChaosVisit, step: string, random: Random) {
  if (await chat.card.dialog.isVisible()) return chat.card.fillAndPay(random.pick(cards));
  const texts = (await chat.optionTexts()).map((text) => text.replace(/\n.*/s, '')); // the second line is no part of the name
  const options = texts.filter((text) => !never.includes(text));
  const choose = async () => {
    const option = random.pick(options);
    story.push(`  ${option}`);
    await chat.press(chat.option(option));
  };
  const isUsual = !answered.has(step) || options.length === 0 || (await chat.field.isVisible());
  answered.add(step);
  if (!isUsual) return choose();
  return answerStep(chat, step, { 'payment-options': method, 'alterar-pagamento': method }).catch(choose);
}
