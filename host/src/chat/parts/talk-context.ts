import type { Loader, Scene, StepOption } from '@consorcio/shared/flow';
import { createContext } from 'react';
import type { Offers } from './offers';

/** What the components inside the talk are given. Apart from the messages, so that these are drawn once and for all. */
export interface TalkState {
  readonly scene: Scene;
  readonly draft: string;
  /** The message whose component the talk waits for. */
  readonly askingId: number | undefined;
  /** What the components of messages have to offer now, by the id of the message. */
  readonly offers: Offers;
  loadComponent(segment: string, name: string): Loader | undefined;
  onAnswer(value: unknown): void;
  onDraft(text: string): void;
  onChoose(option: StepOption): void;
  onSay(text: string): void;
  /** A component of this segment is about to be asked for again. */
  onRetryPart(segment: string): Promise<void>;
}

export const TalkContext = createContext<TalkState | undefined>(undefined);
