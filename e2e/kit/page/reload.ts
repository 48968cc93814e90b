import { answersTo } from './answers';
import { fieldsIn, fill, isChoice, typeInto } from './controls';
import { showConversation, shownConversation, shownScene, waitingStep } from './conversation';
import { found, setMoment } from './findings';
import { waitUntil, waitUntilDrawn } from './wait';

/** ms. What a reload shows again may come a little later. */
const LATER_MS = 3000;

/** Types into the waiting step and restores the conversation as after a reload. It must look the same. The new one stays on the page. */
export async function reload(): Promise<void> {
  const { root, stored, leave } = shownConversation();
  const step = waitingStep();
  const typed = answersTo(step, shownScene()).find(({ kind }) => kind === 'typed');
  setMoment('pressed');
  const field = composerOf(root);
  if (field) typeInto(field, typed?.kind === 'typed' ? typed.text : 'Marina');
  const keepsDraft = !step.submit; // a form of card data is kept nowhere
  if (keepsDraft) fill(fieldsOfPart(root));
  await waitUntilDrawn(root);
  const before = lookOf(root, keepsDraft);
  leave();
  const { root: again } = await showConversation(stored);
  const changes = () => before.filter(([what, text]) => new Map(lookOf(again, keepsDraft)).get(what) !== text);
  await waitUntil(() => changes().length === 0, LATER_MS);
  for (const [what, text] of changes()) {
    const now = new Map(lookOf(again, keepsDraft)).get(what) ?? '';
    found('stored', `changes ${what} after a reload: ${firstChange(text, now)}. Keep it in the journey or the draft.`);
  }
}

/** The conversation as a visitor sees it. */
function lookOf(root: Element, keepsDraft: boolean): readonly (readonly [what: string, text: string])[] {
  const texts = (selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  const place = root.querySelector('[data-step]');
  const drafts = fieldsOfPart(root).map((field) => (isChoice(field) ? `${field.value} ${field.checked}` : field.value));
  return [
    ['the place', `${place?.getAttribute('data-step')} ${place?.getAttribute('data-state')}`],
    ['the messages', texts('[role="log"] li')],
    ['the options', texts('[role="group"] :is(button, a)')],
    ['the draft in the field', composerOf(root)?.value ?? ''],
    ...(keepsDraft ? [['the draft in its part', drafts.join('\n')] as const] : []),
  ];
}

function firstChange(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const at = one.findIndex((line, index) => line !== other[index]);
  return `"${one[at]}" became "${other[at] ?? ''}"`.slice(0, 160);
}

function composerOf(root: Element): HTMLInputElement | HTMLTextAreaElement | null {
  return root.querySelector('form[aria-label="Sua resposta"] :is(input, textarea)');
}

function fieldsOfPart(root: Element) {
  return fieldsIn(root).filter((field) => field.closest('[role="log"], dialog'));
}
