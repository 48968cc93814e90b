import { visuallyHidden } from '@consorcio/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { isCovered } from '../conversation/selectors';

/**
 * The live region. It is empty at first, so that restored messages are not announced. While it `isSilent`, another region announces: this
 * one is behind a dialog, and must not repeat announcements later.
 */
export function LiveRegion({ isSilent = false }: { isSilent?: boolean }) {
  const spoken = useStore(useConversation().announcer.spoken);
  const last = spoken.at(-1)?.id ?? 0;
  const [lastElsewhere, setLastElsewhere] = useState(last);
  if (isSilent && lastElsewhere !== last) setLastElsewhere(last);

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
  return <LiveRegion isSilent={useConversationView(isCovered)} />;
}
