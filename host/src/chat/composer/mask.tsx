import type { InputKind } from '@consorcio/shared/flow';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../parts/error-boundary';
import { isMasked } from './field-kinds';
import type { FieldMaskProps } from './field-mask';

export interface MaskProps extends Omit<FieldMaskProps, 'kind'> {
  kind: InputKind;
}

/**
 * Masks the field once the mask's chunk is there. Until then, and when it cannot be had, the field is a plain one: every
 * answer is checked without its mask too.
 */
export function Mask({ kind, ...props }: MaskProps) {
  const [FieldMask] = useState(() => lazy(loadFieldMask));
  if (!isMasked(kind)) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <FieldMask kind={kind} {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Fetches the masks ahead of the first question that needs one. */
export function preloadMasks(): void {
  loadFieldMask().catch(() => undefined); // the question itself will try again
}

const loadFieldMask = () => import('./field-mask');
