import type { MaskProps } from '@consorcio/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../parts/error-boundary';

/**
 * Masks a field once the masks' chunk is there. Until then, and when it cannot be had, the field is a plain one: every
 * answer is checked without its mask too.
 */
export function Mask(props: MaskProps) {
  const [FieldMask] = useState(() => lazy(loadMasks));
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <FieldMask {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Fetches the masks ahead of the first question that needs one. */
export function preloadMasks(): void {
  loadMasks().catch(() => undefined); // the question itself will try again
}

const loadMasks = async () => ({ default: (await import('@consorcio/shared/masks')).FieldMask });
