import { memo } from 'react';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { isOverlayShown } from '../conversation/selectors';
import { LiveRegion } from './live-region';

/** The page's live region. A dialog has its own region, and this one is silent meanwhile. */
export const ConversationLiveRegion = memo(function ConversationLiveRegion() {
  const { announcer } = useConversation();
  return <LiveRegion announcer={announcer} isSilent={useConversationView(isOverlayShown)} />;
});
