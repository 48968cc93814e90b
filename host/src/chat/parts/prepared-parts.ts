import { useEffect, useRef } from 'react';
import { useTheme } from 'styled-components';
import type { JourneyView } from '../../journey/journey-store';
import { useConversationView } from '../conversation/conversation-context';
import { asksInSegment, componentLoaderOf, overlayLoaderOf, stepOf } from '../conversation/selectors';
import { warmStyles } from '../warm-styles';
import { preparePart } from './prepared';

/**
 * Loads the components of the present step while the bot is still typing, and prepares styles once a segment asks something. It
 * renders nothing.
 */
export function PreparedParts(): null {
  const component = useConversationView(stepComponentLoaderOf);
  const overlay = useConversationView(overlayLoaderOf);
  useEffect(() => {
    preparePart(component);
    preparePart(overlay);
  }, [component, overlay]);

  const theme = useTheme();
  const isWarm = useRef(false);
  const isSegmentAsking = useConversationView(asksInSegment);
  useEffect(() => {
    // A browser without this function adds the styles with the first answer.
    if (!isSegmentAsking || !theme || isWarm.current || typeof requestIdleCallback === 'undefined') return undefined;
    const idle = requestIdleCallback(() => {
      isWarm.current = true;
      warmStyles(theme);
    });
    return () => cancelIdleCallback(idle);
  }, [isSegmentAsking, theme]);
  return null;
}

function stepComponentLoaderOf(view: JourneyView) {
  const component = stepOf(view)?.component;
  return component && componentLoaderOf(view, { segment: view.snapshot.place.segment, name: component.name });
}
