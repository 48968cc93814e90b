import { useRef, useState } from 'react';

export interface ShareOptions {
  readonly title: string;
  readonly text: string;
  /** The browser refused to share. A visitor who closes the browser's sheet is no refusal. */
  onRefused(): void;
}

/** Shares a text by the browser's own sheet. After a refusal it cannot share any more, so that another way is offered. */
export function useShare({ title, text, onRefused }: ShareOptions) {
  const [canShare, setCanShare] = useState(() => 'share' in navigator);
  const isOpen = useRef(false);

  async function share() {
    if (isOpen.current) return;
    isOpen.current = true;
    try {
      await navigator.share({ title, text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setCanShare(false);
      onRefused();
    } finally {
      isOpen.current = false;
    }
  }

  return { canShare, share };
}
