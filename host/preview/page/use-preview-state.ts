import { useEffect, useState } from 'react';
import type { PreviewState } from '../preview-state';

export interface SentPreview {
  /** Absent until the command has sent it. */
  readonly state?: PreviewState;
  /** False when the command was ended, or is starting again. */
  readonly isConnected: boolean;
}

/** What the command knows of a brand, now and after each change of a file. */
export function usePreviewState(brandId: string): SentPreview {
  const [sent, setSent] = useState<SentPreview>({ isConnected: true });
  useEffect(() => {
    const events = new EventSource(`/events?brand=${encodeURIComponent(brandId)}`);
    events.onmessage = ({ data }) => setSent({ state: JSON.parse(data), isConnected: true });
    events.onerror = () => setSent(({ state }) => ({ ...(state && { state }), isConnected: false }));
    return () => events.close();
  }, [brandId]);
  return sent;
}
