import type { Conductor } from '@consorcio/host/journey';
import { leavesOf, plain } from './leaves';
import { frame } from './turns';
import { typeInto } from './visible-state';

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

const fields = 'dialog :is(input, textarea, select), [role="log"] :is(input, textarea)';

/** Types a card into the form on the page. Fields without a known autocomplete token get the document. */
export async function typeCard(root: Element): Promise<void> {
  const inputs = [...root.querySelectorAll<HTMLInputElement>(fields)];
  for (const input of inputs) {
    if (input.type === 'radio') continue;
    const { autocomplete } = input;
    const { typed } = secrets.find(({ field }) => field === autocomplete) ?? secrets[4];
    typeInto(input, typed);
    await frame();
  }
  inputs.find(({ type }) => type === 'radio')?.click();
  await frame();
}

/** Submits the form as its main button does. */
export function submitForm(root: Element): void {
  root.querySelector<HTMLFormElement>('dialog form, [role="log"] form')?.requestSubmit();
}

/** The secrets that are found in what is kept, published, reported or said, and where. */
export function secretsIn({ store }: Conductor, elsewhere: Readonly<Record<string, unknown>>): readonly string[] {
  const { draft, journey, own, transcript, ...rest } = store.getState().snapshot;
  const places = {
    'the draft': draft,
    'the journey': { journey, own },
    'the messages': transcript,
    'the stored conversation': rest,
    'a storage of the browser': { ...localStorage, ...sessionStorage, cookie: document.cookie, name: window.name },
    'the address or the history': [location.href, history.state],
    ...elsewhere,
  };
  return Object.entries(places).flatMap(([where, held]) => {
    const leaves = leavesOf(held).map(({ value }) => String(value));
    const found = secrets.filter(({ typed }) => leaves.some((leaf) => holds(leaf, typed)));
    return found.map(({ what }) => `${what} is in ${where}`);
  });
}

/** Whether a text holds a secret: as it was typed, without its separators, or encoded. */
function holds(text: string, typed: string): boolean {
  const bare = plain(typed);
  // Of a short secret only a whole number counts.
  if (bare.length < SHORT) return new RegExp(`(?<!\\d)(?:${typed}|${bare})(?!\\d)`).test(text);
  return plain(text).includes(bare) || text.includes(btoa(typed)) || text.includes(btoa(bare));
}
