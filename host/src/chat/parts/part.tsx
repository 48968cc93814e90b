import type { Loader } from '@consorcio/shared/flow';
import { Button, type StepComponentProps } from '@consorcio/shared/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Failure, Frame, Loading } from './part.styles';
import { arrival, fetchPart, prepared } from './prepared';

export interface PartProps extends StepComponentProps {
  load: Loader;
  /** Called before it is asked for again: settles when whatever can be mended is. Never rejects. */
  onRetry(): Promise<void>;
}

const loading = <Loading role="img" aria-label="Carregando" />;

/**
 * A component that a segment brought, loaded when it is needed. While it loads there is a placeholder; when it cannot be
 * had, or breaks, a sentence and a way to ask for it again.
 */
export function Part({ load, onRetry, ...props }: PartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isMending, setIsMending] = useState(false);
  const Component = useMemo(() => askFor(load, attempt), [load, attempt]);

  async function handleRetry(retry: () => void) {
    frame.current?.focus({ preventScroll: true }); // the button goes away under the press
    setIsMending(true);
    await onRetry();
    setIsMending(false);
    show(retry);
  }

  function show(retry: () => void) {
    setAttempt(attempt + 1);
    retry();
  }

  return (
    <Frame ref={frame} tabIndex={-1}>
      <ErrorBoundary
        fallback={(retry) =>
          isMending ? loading : <Trouble load={load} onArrival={() => show(retry)} onRetry={() => handleRetry(retry)} />
        }
      >
        <Suspense fallback={loading}>
          <Component {...props} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

interface TroubleProps {
  load: Loader;
  /** The component came after all. */
  onArrival(): void;
  onRetry(): void;
}

function Trouble({ load, onArrival, onRetry }: TroubleProps) {
  const handleArrival = useEffectEvent(onArrival);
  const handleReturn = useEffectEvent(onRetry);
  useEffect(() => {
    const retry = () => handleReturn();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  useEffect(() => {
    if (prepared(load)) return undefined; // it is there, and broke while it was drawn
    let isShown = true;
    arrival(load).then(
      () => isShown && handleArrival(),
      () => undefined, // the sentence stands
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return (
    <Failure role="alert">
      <p>Não consegui mostrar esta parte.</p>
      <Button tone="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </Failure>
  );
}

/**
 * The component itself when it has been prepared: it is then there at once, and nothing below it jumps. Else a fresh wish
 * for it: React remembers a wish that failed, so each attempt is one of its own.
 */
function askFor(load: Loader, _attempt: number) {
  return prepared(load) ?? lazy(async () => ({ default: await fetchPart(load) }));
}
