import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Announcer } from './announcer';
import { Region } from './live-region.styles';

export interface LiveRegionProps {
  announcer: Announcer;
  /** Another region announces: this one is behind a dialog, and must not repeat announcements later. */
  isSilent?: boolean;
}

/** The live region. It is empty at first, so that restored messages are not announced. */
export function LiveRegion({ announcer, isSilent = false }: LiveRegionProps) {
  const spoken = useSyncExternalStore(announcer.subscribe, announcer.spoken, noneSpoken);
  const last = spoken.at(-1)?.id ?? 0;
  const [lastElsewhere, setLastElsewhere] = useState(last);

  useEffect(() => {
    if (isSilent) setLastElsewhere(last);
  }, [isSilent, last]);

  return (
    <Region role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {!isSilent && spoken.map(({ id, text }) => id > lastElsewhere && <p key={id}>{text}</p>)}
    </Region>
  );
}

const empty: ReturnType<Announcer['spoken']> = [];
const noneSpoken = () => empty;
