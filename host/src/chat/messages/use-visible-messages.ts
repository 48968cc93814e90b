import type { Loader, Message } from '@consorcio/shared/flow';
import { useMemo } from 'react';

/**
 * The messages that have something to show: one without words is nothing once its component has been answered, or while
 * its segment is not there. The same array as long as nothing changes, so that the list is not drawn anew.
 */
export function useVisibleMessages(
  transcript: readonly Message[],
  askingId: number | undefined,
  loadComponent: (segment: string, name: string) => Loader | undefined,
): readonly Message[] {
  const isHidden = ({ id, text, component }: Message) =>
    text === '' &&
    (!component || (component.asks && id !== askingId) || !loadComponent(component.segment, component.name));
  const hidden = transcript
    .filter(isHidden)
    .map(({ id }) => id)
    .join();

  return useMemo(() => {
    const ids = new Set(hidden.split(',').map(Number));
    return hidden === '' ? transcript : transcript.filter(({ id }) => !ids.has(id));
  }, [transcript, hidden]);
}
