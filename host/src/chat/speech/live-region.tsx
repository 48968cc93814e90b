import { visuallyHidden } from '@consorcio/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { overlayLoaderOf } from '../conversation/selectors';
import type { Announcer } from './announcer';

export interface LiveRegionProps {
  announcer: Announcer;
  /** Another region announces: this one is behind a dialog, and must not repeat announcements later. */
  isSilent?: boolean;
}

/** The live region. It is empty at first, so that restored messages are not announced. */
export function LiveRegion({ announcer, isSilent = false }: LiveRegionProps) {
  const spoken = useStore(announcer.spoken);
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

const Region = styled.div`
  ${visuallyHidden}
  white-space: normal;
`;

/** The page's live region. A dialog has its own region, and this one is silent meanwhile. */
export function ConversationLiveRegion() {
  const { announcer } = useConversation();
  return <LiveRegion announcer={announcer} isSilent={useConversationView(overlayLoaderOf) !== undefined} />;
}
