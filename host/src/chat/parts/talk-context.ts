import type { Loader, Scene } from '@consorcio/shared/flow';
import { createContext } from 'react';

/** What the components inside the talk are given. Apart from the messages, so that these are drawn once and for all. */
export interface TalkState {
  readonly scene: Scene;
  readonly draft: string;
  /** The message whose component the talk waits for. */
  readonly askingId: number | undefined;
  loadComponent(segment: string, name: string): Loader | undefined;
  onAnswer(value: unknown): void;
  onDraft(text: string): void;
}

export const TalkContext = createContext<TalkState | undefined>(undefined);
