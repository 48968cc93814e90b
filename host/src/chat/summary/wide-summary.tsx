import { useMedia } from '@consorcio/shared/ui';
import { lazy, Suspense } from 'react';
import { wide } from '../wide';

/** The summary of what was chosen, where there is room for it beside the messages. Only there its code is loaded. */
export function WideSummary() {
  const hasRoom = useMedia(wide);
  if (!hasRoom) return null;
  return (
    <Suspense fallback={null}>
      <Summary />
    </Suspense>
  );
}

/** Without it the page has only less to show, so a lost chunk is no failure of the conversation. */
const Summary = lazy(async () => ({ default: await import('./summary').then((loaded) => loaded.Summary, nothing) }));

function nothing() {
  return () => null;
}
