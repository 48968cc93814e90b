import type { Brand } from '@consorcio/shared/entities';
import { Button } from '@consorcio/shared/ui';
import { useEffect, useRef } from 'react';
import type { ConsentAnswer } from '../../../memory/consent';
import { privacyPolicy } from '../site-links';
import { ConsentWays, Strip } from './consent-strip.styles';

export interface ConsentStripProps {
  /** Absent in the HTML, before the page is alive: a press there is kept. */
  onAnswer?: ((answer: ConsentAnswer) => void) | undefined;
  /** Says once that the strip is there: given as soon as the conversation waits for the visitor. */
  announce?: ((text: string) => void) | undefined;
}

/** Whether a page of the brand asks its visitors: it has a container, and nobody has decided for them. */
export function asksForConsent({ trackingId, consent }: Brand): boolean {
  return trackingId !== null && consent === 'ask';
}

/** Asks whether the tags of the brand may store cookies. The conversation goes on without an answer: nothing is stored then. */
export function ConsentStrip({ onAnswer, announce }: ConsentStripProps) {
  const isSaid = useRef(false);
  useEffect(() => {
    if (!announce || isSaid.current) return;
    isSaid.current = true;
    announce(`${question} ${place}`);
  }, [announce]);

  return (
    <Strip aria-label="Cookies">
      <p>
        <span>{question}</span>{' '}
        <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
          Saiba mais
        </a>
      </p>
      <ConsentChoice onAnswer={onAnswer} />
    </Strip>
  );
}

const question = 'Podemos usar cookies para medir campanhas?';
const place = 'Você responde no fim da página, quando quiser.';

/** The two answers, of equal weight. `given`: the present one, where it can be changed. */
export function ConsentChoice({ given, onAnswer }: Pick<ConsentStripProps, 'onAnswer'> & { given?: ConsentAnswer }) {
  return (
    <ConsentWays>
      {(Object.keys(labels) as ConsentAnswer[]).map((answer) => (
        <Button
          key={answer}
          tone="secondary"
          onClick={() => onAnswer?.(answer)}
          {...(given && { 'aria-pressed': given === answer })}
        >
          {labels[answer]}
        </Button>
      ))}
    </ConsentWays>
  );
}

const labels: Readonly<Record<ConsentAnswer, string>> = { denied: 'Só o necessário', granted: 'Aceitar' };
