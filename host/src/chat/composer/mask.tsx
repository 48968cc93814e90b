import type { MaskProps } from '@consorcio/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { hostSegment } from '../../talk/host-segment';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { chatStateOf, hasNews } from '../conversation/selectors';
import { RedrawBoundary } from '../redraw-boundary';

/**
 * Masks a field once the chunk of the masks has loaded. Before that, and when it cannot load, the field has no mask: answers are
 * also checked without one. Each field asks once. A lazy component would ask with each attempt to render it, and React makes many
 * while a form is not shown yet.
 */
export function Mask(props: MaskProps) {
  const [FieldMask, setFieldMask] = useState<ComponentType<MaskProps>>();
  useEffect(() => {
    loadMasks().then(
      (loaded) => setFieldMask(() => loaded),
      () => undefined, // the field stays without a mask
    );
  }, []);
  return <RedrawBoundary>{FieldMask && <FieldMask {...props} />}</RedrawBoundary>;
}

/** Loads the masks once a segment asks something: a later question may need one. What was restored loads its own. */
export function usePreloadedMasks(): void {
  const isSegmentAsking = useConversationView(
    (view) =>
      hasNews(view) && view.snapshot.place.segment !== hostSegment.name && chatStateOf(view).state === 'waiting',
  );
  const { clock } = useConversation();
  useEffect(() => {
    // ms: the question is on the screen first, and tries again.
    return isSegmentAsking ? clock.after(200, () => void loadMasks().catch(() => undefined)) : undefined;
  }, [isSegmentAsking, clock]);
}

const loadMasks = async () => (await import('@consorcio/shared/masks')).FieldMask;
