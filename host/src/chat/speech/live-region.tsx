import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Announcer } from './announcer';
import { Region } from './live-region.styles';

export interface LiveRegionProps {
  announcer: Announcer;
  /** Another region has the word: this one is out of reach behind a dialog, and nothing of it is said twice. */
  isResting?: boolean;
}

/** The place of the page that speaks. It is empty at first, so that what was already there stays silent. */
export function LiveRegion({ announcer, isResting = false }: LiveRegionProps) {
  const spoken = useSyncExternalStore(announcer.subscribe, announcer.spoken, nothing);
  const last = spoken.at(-1)?.id ?? 0;
  const [heardElsewhere, setHeardElsewhere] = useState(last);

  useEffect(() => {
    if (isResting) setHeardElsewhere(last);
  }, [isResting, last]);

  return (
    <Region role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {!isResting && spoken.map(({ id, text }) => id > heardElsewhere && <p key={id}>{text}</p>)}
    </Region>
  );
}

const empty: ReturnType<Announcer['spoken']> = [];
const nothing = () => empty;
