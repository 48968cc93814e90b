import { memo } from 'react';
import { isOverlayShown } from '../talk/selectors';
import { useTalk, useTalkView } from '../talk/talk-context';
import { LiveRegion } from './live-region';

/** The page's live region. A dialog has its own region, and this one is silent meanwhile. */
export const TalkLiveRegion = memo(function TalkLiveRegion() {
  const { announcer } = useTalk();
  return <LiveRegion announcer={announcer} isSilent={useTalkView(isOverlayShown)} />;
});
