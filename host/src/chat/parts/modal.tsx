import { edge } from '@consorcio/shared/ui';
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

export interface ModalProps {
  label: string;
  /** The id of its text. */
  describedBy?: string;
  /** False while it is only prepared: laid out, but not shown. */
  isOpen?: boolean;
  /** Called by Escape and by the browser's back: false where the dialog stays. Undefined where they do nothing, so that no text is lost. */
  onDismiss: (() => unknown) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog: focus stays in it and returns afterwards, and the page behind it is inert. The dialog itself gets the focus, not its
 * first field, which would open the keyboard.
 */
export function Modal({ label, describedBy, isOpen = true, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleDismiss = () => onDismiss !== undefined && onDismiss() !== false;
  useBackGesture(handleDismiss, isOpen && onDismiss !== undefined);

  // A layout effect: the dialog returns the focus only if it closes while it is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    open(element);
    return () => {
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open'); // iOS before 15.4
      // WebKit refuses a focus that moves in the same task: until its next look at the styles, the page is still inert to it.
      element.getClientRects();
    };
  }, [isOpen]);

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return; // a field inside cancelled its picker
    event.preventDefault();
    handleDismiss();
  }

  /** A second back gesture closes the dialog without a cancel event. */
  function handleClose() {
    if (!isOpen || !dialog.current) return;
    open(dialog.current);
    handleDismiss();
  }

  return (
    <Dialog
      onCancel={handleCancel}
      onClose={handleClose}
      ref={dialog}
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      {children}
    </Dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', ''); // iOS before 15.4
  dialog.focus({ preventScroll: true });
}

/** Our own step back is on its way: it must not close an overlay that opens meanwhile. */
let isReturning = false;

/**
 * While it is mounted, the browser's back (a button or a gesture) asks `onBack` instead of leaving the page: a history entry stands for
 * the overlay. `onBack` says whether the overlay closes; if not, the entry is added again. An overlay that closes in another way takes
 * its entry back, so that the next back leaves the page.
 */
export function useBackGesture(onBack: () => boolean, isActive: boolean): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isActive) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const addEntry = () => {
      // After a reload, or a return from another site, the entry is still there. The router keeps its own data in the state.
      if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, isOverlay: true }, '');
      window.addEventListener('popstate', () => handleBack() || addEntry(), { once: true, signal });
    };
    if (isReturning) window.addEventListener('popstate', addEntry, { once: true, signal });
    else addEntry();

    return () => {
      listening.abort();
      if (!isOverlayEntry() || isReturning) return;
      isReturning = true;
      window.addEventListener('popstate', () => (isReturning = false), { once: true });
      window.history.back();
    };
  }, [isActive]);
}

const isOverlayEntry = () => window.history.state?.isOverlay === true;

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

/** In the middle of the visible area, also with the keyboard open. */
const Dialog = styled.dialog`
  position: fixed;
  display: block;
  visibility: hidden;
  inset: auto 0;
  top: calc(var(--viewport-top, 0px) + var(--viewport-height, 100dvh) / 2);
  width: min(480px, 100% - 2 * ${({ theme }) => theme.space.m});
  max-width: none; /* browsers make a dialog narrower when it opens */
  max-height: calc(var(--viewport-height, 100dvh) - 2 * ${({ theme }) => theme.space.m});
  padding: 0;
  margin: 0 auto;
  overflow: auto;
  overscroll-behavior: contain;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.xl};
  box-shadow: ${({ theme }) => theme.shadow.high};
  transform: translateY(-50%);
  ${edge}

  &::backdrop {
    background: rgb(10 14 20 / 0.5);
  }

  &[open] {
    visibility: visible;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${rise} ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
    }
  }
`;
