import { setTimeout as wait } from 'node:timers/promises';
import type { Evaluator } from '../pages/until-page';
import type { Point } from '../pages/watch-tap';

/** What the journeys need of a browser. A new engine is one more adapter. */
export interface EngineBrowser {
  /** A page of a visitor who was never here: 360 × 740 px, less motion, Portuguese of Brazil, the time of São Paulo. */
  newPage(): Promise<EnginePage>;
  stop(): Promise<void>;
}

export interface EnginePage extends Evaluator {
  /** The page of the form over this one, as soon as it is there. */
  readonly form: Evaluator;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The visitor looks elsewhere: the page is out of sight until `show`. */
  hide(): Promise<void>;
  show(): Promise<void>;
  /** A mouse only where the engine has no finger for programs. */
  readonly pointer: 'finger' | 'mouse';
  /** The page gets real events of the pointer. */
  press(point: Point): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors and warnings in the console, uncaught errors, and requests that failed: sentences. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** Waits for the frame of the card form: the newest, because the list keeps those that Firefox has thrown away. */
export async function cardFrameOf<Frame extends { url(): string }>(page: { frames(): Frame[] }): Promise<Frame> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(20)) {
    const frame = page.frames().findLast((each) => each.url().endsWith('/card.html'));
    if (frame) return frame;
  }
  throw new Error('The card form has no frame.');
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight';
