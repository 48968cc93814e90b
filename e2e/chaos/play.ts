import type { Random } from '../random/random';
import { answer } from './answer';
import { reopen } from './faults/page';
import { closeTab } from './faults/tabs';
import { judgeMoney } from './judges/money';
import { startsWithWhatIsOpen } from './judges/reload';
import { judgeScreen } from './judges/screen';
import { randomOf } from './plan';
import { endFaults, settle } from './settle';
import { ProductFailure, type World } from './world';

/** How a journey may end. */
export type Outcome = 'ended' | 'sold' | 'open payment' | 'new conversation';

/** Moves of the visitor in one tab after the faults have ended, before they are stuck. */
const CALM_MOVES = 60;
/** Answers in a row that could not be given. */
const FAILED_ANSWERS = 4;

/** Plays one journey until it ends. Throws a ProductFailure when the product breaks a promise. */
export async function play(world: World): Promise<Outcome> {
  const { plan, story } = world;
  let failed = 0;
  let end = plan.calmAfter + CALM_MOVES;
  for (let move = 0; move < end; move += 1) {
    const random = randomOf(plan, move);
    const isCalm = move >= plan.calmAfter;
    if (move === plan.calmAfter) story.push('calm');
    if (isCalm || random.chance(0.5)) await endFaults(world);

    const { step, hasEnded } = await settle(world);
    await judge(world);
    const outcome = outcomeAt(world, step, hasEnded, isCalm);
    // The copy of a tab that is done may pay too, so the visitor goes on there.
    if (outcome && (await closeTab(world))) {
      story.push(`${move} ${step}: ${outcome}, closes this tab and goes on in another`);
      end = Math.max(end, move + CALM_MOVES);
      continue;
    }
    if (outcome === 'open payment') await startsWithWhatIsOpen(world, () => reopen(world));
    if (outcome) return outcome;

    const fault = plan.faults.get(move);
    if (fault?.when === 'settled') {
      await fire(world, move, step, random);
      continue;
    }
    const hasAnswered = await tryAnswer(world, step, random, move);
    failed = hasAnswered ? 0 : failed + 1;
    if (failed >= FAILED_ANSWERS) throw new ProductFailure(`The question of ${step} cannot be answered.`);
    if (fault) await fire(world, move, step, random);
  }
  throw new ProductFailure(`After ${CALM_MOVES} moves without faults the conversation has no end.`);
}

async function fire(world: World, move: number, step: string, random: Random): Promise<void> {
  const fault = world.plan.faults.get(move);
  if (!fault) return;
  world.story.push(`${move} ${step}: fault of ${fault.group}: ${fault.name}`);
  const kind = `${fault.group}: ${fault.name}`;
  world.fired.set(kind, (world.fired.get(kind) ?? 0) + 1);
  try {
    await fault.fire(world, random);
  } catch (error) {
    if (error instanceof ProductFailure) throw error;
    // For example a reload while offline, or an answer that has just taken the control away.
    world.story.push(`  not as planned: ${firstLine(error)}`);
  }
}

async function tryAnswer(world: World, step: string, random: Random, move: number): Promise<boolean> {
  try {
    world.story.push(`${move} ${step}: ${await answer(world, step, random)}`);
    return true;
  } catch (error) {
    world.story.push(`${move} ${step}: the answer could not be given: ${firstLine(error)}`);
    return false;
  }
}

async function judge(world: World): Promise<void> {
  const { chat, read } = world;
  const form = (await chat.card.dialog.isVisible()) ? await chat.card.dialog.allInnerTexts() : [];
  const texts = [...(await chat.transcript()), ...form];
  const fresh = texts.filter((text) => !read.has(text));
  for (const text of fresh) read.add(text);
  await judgeMoney(world, fresh);
  await judgeScreen(world);
}

function outcomeAt({ plan, read, lost }: World, step: string, hasEnded: boolean, isCalm: boolean): Outcome | undefined {
  if (hasEnded) return 'ended';
  // The survey asks only after a sale. After one more purchase a charge would belong to another proposal.
  if (step.startsWith('pesquisa-') && isCalm) return 'sold';
  if (step === 'pesquisa-algo-mais' || step === 'compra-paga') return 'sold';
  if (isCalm && /^(payment|cobranca)-(pix|boleto)(-options)?$/.test(step)) return 'open payment';
  const isBeginning = step === 'intro' || step === 'lead-select-category';
  const hasBeenFurther = plan.place !== 'intro' || [...read].some((text) => text.includes('pagamento'));
  if (isBeginning && hasBeenFurther && (lost.size > 0 || isCalm)) return 'new conversation';
  return undefined;
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? '';
}
