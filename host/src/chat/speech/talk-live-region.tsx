import { memo } from 'react';
import { isOverlayShown } from '../talk/selectors';
import { useTalk, useTalkView } from '../talk/talk-context';
import { LiveRegion } from './live-region';

/** The page's live region. A dialog over the page has a region of its own, and this one is silent meanwhile. */
export const TalkLiveRegion = memo(function TalkLiveRegion() {
  const { announcer } = useTalk();
  return <LiveRegion announcer={announcer} isResting={useTalkView(isOverlayShown)} />;
});
