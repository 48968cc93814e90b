import type { StepOption } from '@consorcio/shared/flow';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Announcer } from '../speech/announcer';
import { optionsSpoken } from '../speech/speakable';

/**
 * Says how many options there are and which, once each time the talk comes to them (`occasion`): not again when an answer
 * typed beside them was refused. Without an occasion there is nothing to say.
 */
export function useAnnouncedOptions(
  announcer: Announcer,
  options: readonly StepOption[],
  occasion: string | undefined,
): void {
  const announced = useRef<string>(undefined);

  const announce = useEffectEvent((now: string | undefined) => {
    if (now === undefined || now === announced.current) return;
    announced.current = now;
    announcer.say(optionsSpoken(options));
  });

  useEffect(() => announce(occasion), [occasion]);
}
