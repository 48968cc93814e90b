import type { StepOption } from '@consorcio/shared/flow';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Announcer } from '../speech/announcer';

/**
 * Announces the number of options and their labels, once for each `occasion`: not again when a typed answer to the same question was
 * refused. Without an occasion it announces nothing.
 */
export function useAnnouncedOptions(
  announcer: Announcer,
  options: readonly StepOption[],
  occasion: string | undefined,
): void {
  const announced = useRef<string>(undefined);

  const announce = useEffectEvent((current: string | undefined) => {
    if (current === undefined || current === announced.current) return;
    announced.current = current;
    announcer.say(optionsSpoken(options));
  });

  useEffect(() => announce(occasion), [occasion]);
}

/** The announcement of a step's options: their number, their labels, and the second line of each: its details, or why it is unavailable. */
export function optionsSpoken(options: readonly Pick<StepOption, 'label' | 'detail' | 'unavailable'>[]): string {
  const labels = options.map(({ label, detail, unavailable = detail }) =>
    unavailable ? `${label}, ${unavailable}` : label,
  );
  return `${labels.length} ${labels.length === 1 ? 'opção' : 'opções'}: ${labels.join('; ')}`;
}
