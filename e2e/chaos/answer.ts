import { aCard } from '../fixtures/cards';
import { answerStep } from '../pages/answers';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';
import type { Random } from '../random/random';
import type { World } from './world';

/**
 * The specialists are another page, and the answers of this visitor are those of a person. A visitor who is forgotten may pay twice:
 * the page says so before.
 */
export const never: readonly string[] = [labels.specialists, labels.ownCompany, 'Esquecer meus dados'];
/** Options that lead to a good end. Any other is chosen only when none of these is there, or was chosen before. */
const good: readonly string[] = [
  labels.start,
  labels.confirmPlan,
  labels.ownName,
  labels.confirm,
  'Não tenho',
  labels.again,
  labels.changeNothing,
  'Continuar de onde parei',
  'Continuar de onde parou',
];

/** Answers the question of a step, and returns what the visitor did. */
export async function answer(world: World, step: string, random: Random): Promise<string> {
  const { chat, visitor } = world;
  if (await chat.card.dialog.isVisible()) return fillCard(world);
  const options = (await optionNames(chat)).filter((text) => !never.includes(text));
  const hasField = await chat.field.isVisible();
  if (options.length === 0 || hasField) {
    await answerStep(chat, step, visitor);
    return 'answers';
  }
  const option = leastChosen(world, step, options, random);
  await chat.press(chat.option(option), { timeout: 3_000 });
  return `chooses "${option}"`;
}

/** An option may have a second line that is not part of its name. */
export async function optionNames(chat: ChatPage): Promise<string[]> {
  return (await chat.optionTexts()).map((text) => text.split('\n')[0] ?? text);
}

async function fillCard({ chat, plan }: World): Promise<string> {
  const numero = plan.cards[chat.card.typed.length % plan.cards.length] ?? aCard().numero;
  await chat.card.fill(aCard({ numero }));
  await chat.press(chat.card.pay, { timeout: 3_000 });
  return `pays by card ${numero.slice(-4)}`;
}

/** The option that was chosen least often at this step; of several, a good one, the method of the plan, or any. */
function leastChosen({ chosen, plan }: World, step: string, options: readonly string[], random: Random): string {
  const times = (option: string) => chosen.get(`${step}: ${option}`) ?? 0;
  const fewest = Math.min(...options.map(times));
  const fresh = options.filter((option) => times(option) === fewest);
  const option = fresh.find((text) => good.includes(text) || text === plan.method) ?? random.pick(fresh);
  chosen.set(`${step}: ${option}`, times(option) + 1);
  return option;
}
