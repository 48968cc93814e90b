import type { Answered } from './walk';

// What is looked at in what a segment says, records, sends and shows. Everything is plain data.

/** A form of card data that was filled in and submitted. */
export interface Submitted extends Answered {
  /** Data of the form that were found outside of it, and where. */
  readonly secrets: readonly string[];
}

/** One kind of request of a step. */
export interface SeenRequest {
  readonly step: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The step says that this request creates something. */
  readonly isDeclared: boolean;
  /** Its idempotency key: that of the call, another one, or none. */
  readonly key: 'given' | 'other' | 'none';
}

/** A text whose contrast axe could not compute, and where its letters are. */
export interface UnsureText {
  readonly text: string;
  readonly color: string;
  readonly needs: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The facts of all steps, computed without playing them. */
export interface ComputedFacts {
  /** Names of the facts that match their schemas. */
  readonly met: readonly string[];
  /** What is wrong with others. */
  readonly problems: readonly string[];
}

/** The part of the kit that looks at it. */
export interface KitOfConversation {
  /** From now on the seeded visitor has typed markup wherever text may be typed. */
  makeHostile(): void;
  /** Fills in the form of the waiting step and submits it. The conversation stays on the page. */
  submitCard(): Promise<Submitted>;
  /** Hides the texts whose contrast axe could not compute, and says where they are. */
  hideUnsure(): readonly UnsureText[];
  /** What is wrong with the contrast of such a text, over a picture (PNG, base64) of what is behind it. */
  judgeContrast(given: { readonly text: UnsureText; readonly picture: string }): Promise<string | undefined>;
  showUnsure(): void;
  /** Paints the page in the colours of this brand, or in its own again. The conversation stays as it is. */
  repaint(brand?: unknown): Promise<void>;
  requests(): readonly SeenRequest[];
  computedFacts(): ComputedFacts;
}
