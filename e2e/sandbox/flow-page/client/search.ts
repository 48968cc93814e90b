import { byData, byId } from './elements';

/** Finds steps by name, text or call: the list shows them, the map dims the others. */
export function searchSteps(): void {
  const field = byId('search', HTMLInputElement);
  const found = byId('found', HTMLElement);
  const list = byId('list', HTMLElement);
  const items = byData('item');
  const cards = byData('card');
  const texts = new Map([...byData('step')].map(([key, panel]) => [key, `${key} ${panel.textContent}`]));

  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') clear();
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const [first] = [...items].find(([, { hidden }]) => !hidden) ?? [];
    if (field.value.trim() !== '' && first !== undefined) window.location.hash = first;
  });
  window.addEventListener('hashchange', () => list.classList.remove('searching'));
  show();

  function show(): void {
    const words = field.value.trim();
    const isFiltered = (key: string) => Boolean(items.get(key)?.closest('.elsewhere'));
    const matches = [...texts].filter(([key, text]) => hasWords(text, words) && !isFiltered(key)).map(([key]) => key);
    const isSearching = words !== '';
    for (const [key, item] of items) item.hidden = !matches.includes(key);
    for (const [key, card] of cards) card.classList.toggle('found', matches.includes(key));
    for (const lane of list.querySelectorAll('section')) lane.hidden = !lane.querySelector('[data-item]:not([hidden])');
    document.body.classList.toggle('searching', isSearching);
    list.classList.toggle('searching', isSearching);
    byId('none', HTMLElement).hidden = matches.length > 0;
    found.textContent = isSearching ? `${matches.length} found` : '';
  }

  function clear(): void {
    field.value = '';
    show();
  }
}

/** Whether a text has all words of a search, without regard to case and accents. An empty search finds everything. */
function hasWords(text: string, search: string): boolean {
  const plain = plainOf(text);
  return plainOf(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
