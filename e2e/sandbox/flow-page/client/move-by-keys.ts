import { byData, byId } from './elements';
import { nextCard } from './next-card';

/** The map is one stop of the tab key; the arrow keys go from card to card. */
export function moveByKeys(): void {
  const cards = byData('card');
  const canvas = byId('canvas', HTMLElement);
  const [first] = cards.values();
  if (first) first.tabIndex = 0;

  canvas.addEventListener('focusin', ({ target }) => {
    for (const card of cards.values()) card.tabIndex = card === target ? 0 : -1;
  });
  canvas.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset.card === undefined) return;
    const next = nextCard(
      placeOf(target.dataset.card, target),
      key,
      [...cards].map(([name, card]) => placeOf(name, card)),
    );
    if (!next) return;
    event.preventDefault();
    cards.get(next.key)?.focus();
  });
}

function placeOf(key: string, card: HTMLElement) {
  return { key, x: card.offsetLeft + card.offsetWidth / 2, y: card.offsetTop + card.offsetHeight / 2 };
}
