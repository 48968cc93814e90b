import { type Loader, specialistsOption, tryAgainOption } from '@consorcio/shared/flow';
import { Button, type StepComponentProps } from '@consorcio/shared/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useWindowEvent } from '../hooks/use-window-event';
import { RedrawBoundary } from '../redraw-boundary';
import { arrival, fetchPart, prepared } from './prepared';

export interface PartProps extends StepComponentProps {
  load: Loader;
  /** Called before the component is loaded again: may replace the segment's build. Never rejects. */
  onRetry(): Promise<void>;
  /** The specialists' chat; set where the component is the only control: a second way on when it cannot be shown. */
  specialists: { href: string; onClick(): void } | undefined;
  /** The way back from a component over the page. */
  back?: { label: string; onClick(): void } | undefined;
}

/**
 * A component of a segment, loaded when it is needed. While it loads there is a placeholder; when it fails to load, or twice to render, a
 * message, a retry button, and where nothing else leads on the specialists.
 */
export function Part({ load, onRetry, specialists, back, ...props }: PartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const Component = useMemo(() => componentFor(load, attempt), [load, attempt]);

  const show = () => setAttempt(attempt + 1);

  async function handleRetry() {
    frame.current?.focus({ preventScroll: true }); // the pressed button disappears
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
    show();
  }

  return (
    <PartFrame ref={frame} tabIndex={-1} data-part="">
      <RedrawBoundary
        key={attempt}
        attempts={1}
        fallback={
          isRetrying ? (
            loading
          ) : (
            <FailedPart load={load} onArrival={show} onRetry={handleRetry} specialists={specialists} back={back} />
          )
        }
      >
        <Suspense fallback={loading}>
          <Component {...props} />
        </Suspense>
      </RedrawBoundary>
    </PartFrame>
  );
}

interface FailedPartProps extends Pick<PartProps, 'load' | 'specialists' | 'back'> {
  /** The component loaded after its time limit. */
  onArrival(): void;
  onRetry(): void;
}

function FailedPart({ load, onArrival, onRetry, specialists, back }: FailedPartProps) {
  const handleArrival = useEffectEvent(onArrival);
  useWindowEvent('online', onRetry);
  useEffect(() => {
    if (prepared(load)) return undefined; // it failed to render
    let isShown = true;
    arrival(load).then(
      () => isShown && handleArrival(),
      () => undefined, // the message stays
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return (
    <PartFailure role="alert">
      <p>Não consegui mostrar esta parte.</p>
      <Button tone="secondary" onClick={onRetry}>
        {tryAgainOption.label}
      </Button>
      {back && (
        <Button tone="secondary" onClick={back.onClick}>
          {back.label}
        </Button>
      )}
      {specialists && (
        <Button tone={specialistsOption.tone} {...specialists}>
          {specialistsOption.label}
        </Button>
      )}
    </PartFailure>
  );
}

/**
 * A prepared component renders at once, so the messages below it do not jump. Otherwise a new lazy component: React remembers a failed
 * one, so each attempt needs its own.
 */
function componentFor(load: Loader, _attempt: number) {
  return prepared(load) ?? lazy(async () => ({ default: await fetchPart(load) }));
}

const PartFrame = styled.div`
  min-width: 0;
  outline: none;
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** As tall as most parts, so that the layout shifts little when they load. */
const Loading = styled.div`
  height: 180px;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

export const loading = <Loading role="img" aria-label="Carregando" />;

const PartFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};
`;
