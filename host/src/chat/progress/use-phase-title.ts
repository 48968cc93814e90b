import { useEffect } from 'react';
import type { ProgressPhase } from './phases';

/** The title of the tab says which phase the conversation is in. Without one it is the title of the page. */
export function usePhaseTitle(phase: ProgressPhase | undefined): void {
  useEffect(() => {
    if (!phase) return undefined;
    const { title } = document;
    const own = `${phase} | ${title}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = title; // what a segment did to the title must not be hidden
    };
  }, [phase]);
}
