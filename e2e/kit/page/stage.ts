import { AppFrame, Conversation, Modal, Part, provideSegmentParts, segmentParts } from '@consorcio/host/development';
import type { Conductor } from '@consorcio/host/journey';
import { createConsent } from '@consorcio/host/memory';
import type { Brand } from '@consorcio/shared/entities';
import type { Loader } from '@consorcio/shared/flow';
import { brandVariables, GlobalStyle, theme } from '@consorcio/shared/theme';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';

provideSegmentParts(segmentParts);

/** The kit's brands have no container, so nothing is asked or stored. */
const consent = createConsent({ get: () => null, put: () => false }, null, Date.now);

/** Called with the error of a component that failed to render. */
export type OnThrown = (error: unknown) => void;

/** Renders a conversation as the page does, without its header. Returns a function that removes it. */
export function stageConversation(
  root: Element,
  conductor: Conductor,
  announcer: ComponentProps<typeof Conversation>['announcer'],
  onThrown: OnThrown,
): () => void {
  paintBrand(conductor.store.getState().brand);
  return draw(
    root,
    createElement(AppFrame, null, createElement(Conversation, { conductor, announcer, consent })),
    onThrown,
  );
}

/** Renders one component of a segment as the chat does, in a message or over the page. Returns a function that removes it. */
export function stagePart(
  root: Element,
  kind: 'component' | 'overlay',
  load: Loader,
  given: StepComponentProps,
  onThrown: OnThrown,
): () => void {
  const part = { ...given, load, onRetry: async () => undefined, specialists: undefined };
  const drawn =
    kind === 'component'
      ? createElement(Part, part)
      : createElement(Modal, { label: 'Kit', onDismiss: undefined, children: createElement(Part, part) });
  return draw(root, drawn, onThrown);
}

/** Renders no component: only the global style that is around every one. Returns a function that removes it. */
export function stageNothing(root: Element): () => void {
  return draw(root, null, () => undefined);
}

function draw(root: Element, content: ReactNode, onThrown: OnThrown): () => void {
  const drawing = createRoot(root, { onCaughtError: onThrown, onUncaughtError: onThrown });
  const whole = createElement(Fragment, null, createElement(GlobalStyle), content);
  flushSync(() => drawing.render(createElement(ThemeProvider, { theme }, whole)));
  return () => flushSync(() => drawing.unmount());
}

/** A served page has its brand's colours in its HTML; this one sets them here. */
function paintBrand(brand: Brand): void {
  for (const [name, value] of Object.entries(brandVariables(brand))) {
    document.documentElement.style.setProperty(name, value);
  }
}
