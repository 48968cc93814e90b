import { typeInto } from './controls';
import { noteTrouble, shownConversation, waitingStep } from './conversation';
import { found } from './findings';
import { leavesOf, plain } from './setup';
import { turn } from './wait';

/** What a visitor types into the form of a card. The seeded visitor has none of it, so wherever it is found, it came from the form. */
const secrets = [
  { field: 'cc-number', what: "the card's number", typed: '5555 5555 5555 4444' },
  { field: 'cc-csc', what: "the card's security code", typed: '917' },
  { field: 'cc-exp', what: "the card's expiry", typed: '09/2039' },
  { field: 'cc-name', what: 'the name on the card', typed: 'ZULMIRA XISTO QUEIJEIRO' },
  { field: 'off', what: "the document of the card's holder", typed: '390.533.447-05' },
] as const;
/** Characters. Shorter secrets are also parts of ids and times. */
const SHORT = 8;

/** Fills in the form of the waiting step and submits it. What was typed must be in that form and in its one request, nowhere else. */
export async function submitCard(): Promise<void> {
  const { root, stored, conductor, facts, walk } = shownConversation();
  const { name } = waitingStep();
  const inputs = [
    ...root.querySelectorAll<HTMLInputElement>(
      'dialog :is(input, textarea, select), [role="log"] :is(input, textarea)',
    ),
  ];
  for (const input of inputs) {
    if (input.type === 'radio') continue;
    typeInto(input, (secrets.find(({ field }) => field === input.autocomplete) ?? secrets[4]).typed);
    await turn();
  }
  inputs.find(({ type }) => type === 'radio')?.click();
  await turn();
  noteSecrets({});
  root.querySelector<HTMLFormElement>('dialog form, [role="log"] form')?.requestSubmit();
  await turn();
  const end = await walk(name);
  if (end.kind === 'waits' && end.place.step === name)
    found('answers', 'its form cannot be submitted with a valid card. Accept it.');
  noteTrouble(end);
  noteSecrets({ 'a fact': facts, 'the stored conversation': [...stored] });

  function noteSecrets(elsewhere: Readonly<Record<string, unknown>>): void {
    const { draft, journey, own, transcript, ...rest } = conductor.store.getState().snapshot;
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
      const { what } = secrets.find(({ typed }) => leaves.some((leaf) => holds(leaf, typed))) ?? {};
      if (what) found('privacy', `has ${what} in ${where}. Keep it in the form, and pass it to onSubmit only.`);
    }
  }
}

/** Whether a text holds a secret: as it was typed, without its separators, or encoded. */
function holds(text: string, typed: string): boolean {
  const bare = plain(typed);
  if (bare.length < SHORT) return new RegExp(`(?<!\\d)(?:${typed}|${bare})(?!\\d)`).test(text); // of a short secret only a whole number counts
  return plain(text).includes(bare) || text.includes(btoa(typed)) || text.includes(btoa(bare));
}
