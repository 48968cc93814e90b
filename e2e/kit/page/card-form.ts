import { cardSecrets } from './card-secrets';
import { noteTrouble, shownConversation } from './conversation';
import { found } from './findings';
import { leavesOf, plain } from './setup';
import { waitUntil } from './wait';

/** ms from a press in the form to the next step, also on a busy machine. */
const LIMIT_MS = 15_000;
/** Characters. Shorter secrets are also parts of ids and times. */
const SHORT = 8;

/** Waits until the form of a step, which was submitted, has led on. */
export async function noteSubmitted(name: string): Promise<void> {
  const { stored, conductor, facts, walk } = shownConversation();
  const isLeft = await waitUntil(() => conductor.store.getState().snapshot.place.step !== name, LIMIT_MS);
  if (!isLeft) found('answers', 'its form cannot be submitted with a valid card. Accept it.');
  else noteTrouble(await walk(name));
  noteSecrets({ 'a fact': facts, 'the stored conversation': [...stored] });
}

/** What is typed into the form of a card must be in the frame of the form and in its one request, nowhere else. */
export function noteSecrets(elsewhere: Readonly<Record<string, unknown>> = {}): void {
  const { draft, journey, own, transcript, ...rest } = shownConversation().conductor.store.getState().snapshot;
  const places = {
    'the draft': draft,
    'the journey': { journey, own },
    'the messages': transcript,
    'the stored conversation': rest,
    'a storage of the browser': { ...localStorage, ...sessionStorage, cookie: document.cookie, name: window.name },
    'the address or the history': [location.href, history.state],
    ...elsewhere,
  };
  for (const [where, held] of Object.entries(places)) {
    const leaves = leavesOf(held).map(({ value }) => String(value));
    const { what } = cardSecrets.find(({ typed }) => leaves.some((leaf) => holds(leaf, typed))) ?? {};
    if (what) found('privacy', `has ${what} in ${where}. Keep it in the frame of the form.`);
  }
}

/** Whether a text holds a secret: as it was typed, without its separators, or encoded. */
function holds(text: string, typed: string): boolean {
  const bare = plain(typed);
  if (bare.length < SHORT) return new RegExp(`(?<!\\d)(?:${typed}|${bare})(?!\\d)`).test(text); // of a short secret only a whole number counts
  return plain(text).includes(bare) || text.includes(btoa(typed)) || text.includes(btoa(bare));
}
