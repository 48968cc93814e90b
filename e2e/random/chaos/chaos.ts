import fc from 'fast-check';
import { expectNoCardData } from '../../fixtures/card-secrecy';
import { aCard } from '../../fixtures/cards';
import { test } from '../../fixtures/test';
import { answerStep } from '../../pages/answers';
import { labels } from '../../pages/labels';
import { type Move, moves, settings } from '../plan';
import { createRandom, type Random } from '../random';
import { strike } from './browser-faults';
import { judgeMoney, judgeScreen } from './judges';
import { ChaosVisit, ProductFailure } from './visit';

/** Moves of the visitor in one tab after the faults have ended, before they are stuck. */
const CALM_MOVES = 60;
/** Answers in a row that could not be given. */
const FAILED_ANSWERS = 4;
const cardNumbers = ['4242424242424242', '4242424242424242', '4000000000003220', '4000000000000002'];
/**
 * The specialists are another page, and the answers of this visitor are those of a person. A visitor who is forgotten may pay twice:
 * the page says so before.
 */
const never: readonly string[] = [labels.specialists, labels.ownCompany, 'Esquecer meus dados'];

/** Declares the journey of one seed: the plan of random journeys in several tabs, played in a browser. */
export function chaosJourney(seed: number, isShort = false): void {
  test(`seed ${seed}`, async ({ chat, context, stack, watched, beginAt }) => {
    watched.expectFailedRequests(/./);
    watched.expectLine(/./); // faults are reported there; uncaught errors are not lines
    watched.expectLeaving();
    chat.page.setDefaultTimeout(20_000); // ms: ends what hangs; a press is far quicker, also on a busy machine
    const plan = fc.tuple(settings(3), fc.array(moves(false), { minLength: 4, maxLength: isShort ? 4 : 20 }));
    const [[chosen, planned] = []] = fc.sample(plan, { seed, numRuns: 1 });
    if (!chosen || !planned) throw new Error('There is no plan.');
    const random = createRandom(seed);
    stack.configure({ idempotencyKeys: chosen.keys });
    await stack.sandbox.honourKeys(chosen.keys === 'honoured');
    const late = ['proposal-terms', 'payment-options'] as const;
    await beginAt(random.pick(isShort ? late : ([...late, 'intro', 'plans-list-select'] as const)));
    const visit = new ChaosVisit(context, stack, chosen, [chat]);
    try {
      await play(visit, planned);
      for (const tab of visit.tabs)
        for (const card of chat.card.typed) await expectNoCardData(tab.page, card, watched.seen());
    } catch (error) {
      throw new Error(`${visit.story.join('\n')}\nReplay it: pnpm chaos --seed ${seed} --count 1`, { cause: error });
    } finally {
      await visit.endFaults();
    }
  });
}

/** Plays the moves, then answers without faults until the conversation ends. Throws a ProductFailure when the product breaks a promise. */
async function play(visit: ChaosVisit, planned: readonly Move[]) {
  let failed = 0;
  for (let move = 0; move < planned.length + CALM_MOVES * visit.tabs.length; move += 1) {
    const next = planned[move];
    const random = createRandom(next?.seed ?? move);
    if (!next || random.chance(0.5)) await visit.endFaults();
    const { step, hasEnded } = await visit.settle();
    const texts = (await visit.chat.transcript()).filter((text) => !visit.read.has(text));
    for (const text of texts) visit.read.add(text);
    await judgeMoney(visit, texts);
    await judgeScreen(visit);
    // The survey asks only after a sale. After one more purchase a charge would belong to another proposal.
    if (hasEnded || step === 'pesquisa-algo-mais' || step === 'compra-paga') {
      if (!(await visit.close())) return;
      continue; // the copy of a tab that is done may pay too, so the visitor goes on there
    }
    if (!next && (step === 'intro' || step === 'lead-select-category') && visit.lost.size > 0) return;
    if (next?.what === 'fault') {
      await strike(visit, step, next.fault, random);
      continue;
    }
    const isGiven = await answer(visit, step, random).catch((error: unknown) => {
      visit.story.push(`${step}: the answer could not be given: ${String(error).split('\n')[0]}`);
      return false;
    });
    failed = isGiven === false ? failed + 1 : 0;
    if (failed >= FAILED_ANSWERS) throw new ProductFailure(`The question of ${step} cannot be answered.`);
  }
  throw new ProductFailure(`After ${CALM_MOVES} moves without faults the conversation has no end.`);
}

/** The first time the usual answer, later the option that was chosen least often. */
async function answer({ chat, chosen, settings: { method }, story }: ChaosVisit, step: string, random: Random) {
  if (await chat.card.dialog.isVisible()) {
    await chat.card.fill(aCard({ numero: random.pick(cardNumbers) }));
    story.push(`${step}: pays by card`);
    return chat.press(chat.card.pay);
  }
  const texts = (await chat.optionTexts()).map((text) => text.split('\n')[0] ?? text); // the second line is no part of the name
  const options = texts.filter((text) => !never.includes(text));
  const times = (option: string) => chosen.get(`${step}: ${option}`) ?? 0;
  const fewest = options.filter((option) => times(option) === Math.min(...options.map(times)));
  const option = fewest.length > 0 ? random.pick(fewest) : '';
  const isUsual = times('usual') === 0 || options.length === 0 || (await chat.field.isVisible());
  const name = isUsual ? 'usual' : option;
  chosen.set(`${step}: ${name}`, times(name) + 1);
  story.push(`${step}: ${name}`);
  const press = () => chat.press(chat.option(option));
  if (!isUsual) return press();
  return answerStep(chat, step, { 'payment-options': method, 'alterar-pagamento': method }).catch(press);
}
