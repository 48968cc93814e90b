/** The measures of the map in px. */
export const card = { width: 248, height: 66 };
export const lane = { padding: 20, header: 72, gap: 20 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A step on the map: its upper left corner. */
export interface PlacedCard extends Point {
  readonly key: string;
}

export interface PlacedLane {
  readonly name: string;
  readonly x: number;
  readonly width: number;
}

/** An arrow between two steps. */
export interface PlacedArrow {
  readonly from: string;
  readonly to: string;
  /** Inside of a lane, to another lane, or back to an earlier step. */
  readonly kind: 'on' | 'across' | 'back';
  readonly points: readonly Point[];
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly PlacedLane[];
  readonly cards: readonly PlacedCard[];
  readonly arrows: readonly PlacedArrow[];
}
