import type { MaskProps } from '@consorcio/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../parts/error-boundary';

/**
 * Masks a field once the chunk of the masks has loaded. Before that, and when it cannot load, the field has no mask: answers are
 * also checked without one.
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

/** Loads the masks before the first question that needs one. */
export function preloadMasks(): void {
  loadMasks().catch(() => undefined); // the question tries again
}

const loadMasks = async () => ({ default: (await import('@consorcio/shared/masks')).FieldMask });
