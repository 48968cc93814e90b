import { useEffect } from 'react';
import type { JourneyView } from '../../journey/journey-store';
import { componentLoaderOf, overlayLoaderOf, stepOf } from '../talk/selectors';
import { useTalkView } from '../talk/talk-context';
import { preparePart } from './prepared';

/** Loads the components of the present step while the bot is still typing. It renders nothing. */
export function PreparedParts(): null {
  const component = useTalkView(stepComponentLoaderOf);
  const overlay = useTalkView(overlayLoaderOf);
  useEffect(() => {
    preparePart(component);
    preparePart(overlay);
  }, [component, overlay]);
  return null;
}

function stepComponentLoaderOf(view: JourneyView) {
  const component = stepOf(view)?.component;
  return component && componentLoaderOf(view, { segment: view.snapshot.place.segment, name: component.name });
}
