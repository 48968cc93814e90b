import { useSyncExternalStore } from 'react';
import type { Announcer } from './announcer';
import { Region } from './live-region.styles';

export interface LiveRegionProps {
  announcer: Announcer;
}

/** The one place of the page that speaks. It is empty at first, so that what was already there stays silent. */
export function LiveRegion({ announcer }: LiveRegionProps) {
  const spoken = useSyncExternalStore(announcer.subscribe, announcer.spoken, nothing);
  return (
    <Region role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {spoken.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </Region>
  );
}

const empty: ReturnType<Announcer['spoken']> = [];
const nothing = () => empty;
