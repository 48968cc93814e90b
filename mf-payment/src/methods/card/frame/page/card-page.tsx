import { brandVariables, GlobalStyle, theme } from '@consorcio/shared/theme';
import { VisuallyHidden } from '@consorcio/shared/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ThemeProvider } from 'styled-components';
import type { CardFormData, CardTexts } from '../../card-form/card-fields';
import { CardForm } from '../../card-form/card-form';
import type { Pay, Said, Shown } from '../messages';
import { connectPage } from './connection';
import { pay } from './pay';

/** The whole page in the frame: the form, and its own live region. */
export function CardPage() {
  const [shown, setShown] = useState<Shown>();
  const [opening, setOpening] = useState(0);
  const [spoken, setSpoken] = useState<readonly string[]>([]);
  const tell = useRef<(message: Said) => void>(() => undefined);
  /** After a refusal the visitor corrects the card and does not type it again. The security code is never kept. */
  const kept = useRef<Partial<CardTexts>>({});
  /** The first thing that is heard. Another charge has a frame of its own. */
  const charge = useRef<Shown['charge']>(undefined);
  /** What has the focus until the visitor leaves it. */
  const held = useRef<EventTarget>(null);
  /** The form that the visitor submitted, until it is sent. */
  const submitted = useRef<CardFormData>(undefined);

  useEffect(() => {
    const connection = connectPage((message) => (message.type === 'pay' ? void send(message) : show(message)));
    tell.current = connection.tell;
    return connection.close;

    function show(message: Shown): void {
      charge.current ??= message.charge;
      if (JSON.stringify(message.charge) !== JSON.stringify(charge.current)) return;
      setShown(message);
      if (message.isOpen) return;
      held.current = null;
      submitted.current = undefined;
      setOpening((before) => before + 1);
    }

    /** One request for each press. Only a payment that the API still works on is asked for again. */
    async function send(payment: Pay): Promise<void> {
      const form = submitted.current;
      if (!form || payment.propostaId !== charge.current?.propostaID) return;
      submitted.current = undefined;
      const outcome = await pay(payment, form);
      if (outcome.type === 'refused' && outcome.status === 409) submitted.current = form;
      tell.current(outcome);
    }
  }, []);

  const colours = JSON.stringify(shown?.theme);
  useLayoutEffect(() => {
    const variables = colours === undefined ? {} : brandVariables(JSON.parse(colours));
    for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value);
  }, [colours]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    if (target instanceof HTMLFormElement && /^['/]$/.test(key)) event.preventDefault(); // or Firefox would search
    const closes = key === 'Escape' && !isComposing && shown?.canClose;
    if (key === 'Tab' || closes) held.current = null;
    if (closes) tell.current({ type: 'closed' });
  });
  useEffect(() => {
    let losses: readonly number[] = [];
    const listening = new AbortController();
    /**
     * A script of the page that takes the focus would hear the next keys. The form or its field takes it back once that script has ended,
     * and the form closes when it is taken again and again. A visitor who goes to another window keeps the focus there.
     */
    const handleBlur = () => {
      const left = held.current;
      if (!(left instanceof HTMLInputElement || left instanceof HTMLFormElement)) return;
      losses = [...losses, Date.now()].filter((time) => Date.now() - time < 1000);
      setTimeout(() => {
        if (losses.length > 2) return tell.current({ type: 'closed' }); // in the blur WebKit names the thief as sender
        if (held.current !== left) return;
        window.focus();
        left.focus();
      });
    };
    document.addEventListener('keydown', (event) => handleKey(event), { signal: listening.signal });
    document.addEventListener('focusin', ({ target }) => (held.current = target), { signal: listening.signal });
    window.addEventListener('blur', handleBlur, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {shown && (
        <CardForm
          {...shown}
          key={opening}
          kept={kept}
          onSubmit={(form) => {
            submitted.current = form;
            tell.current({ type: 'busy' });
          }}
          onBack={() => tell.current({ type: 'closed' })}
          onSay={(text) => setSpoken((before) => [...before, text])}
          onResize={(height) => tell.current({ type: 'resized', height })}
        />
      )}
      <VisuallyHidden as="div" role="status" aria-live="polite" aria-relevant="additions">
        {spoken.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </VisuallyHidden>
    </ThemeProvider>
  );
}
