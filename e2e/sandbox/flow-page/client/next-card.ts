/** The middle of a card on the map. */
export interface CardPlace {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest card in the direction of an arrow key. What is far aside of it is in another direction. */
export function nextCard(from: CardPlace, arrowKey: string, cards: readonly CardPlace[]): CardPlace | undefined {
  const [right = 0, down = 0] = directions[arrowKey] ?? [];
  const ahead = cards.flatMap((card) => {
    const [x, y] = [card.x - from.x, card.y - from.y];
    const forward = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    return forward > aside / 2 ? [{ card, distance: forward + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.distance - other.distance)[0]?.card;
}
