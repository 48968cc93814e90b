import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { SheetSmall, Stack } from './sheet';

export interface LongWaitProps {
  /** What is being waited for, in a few words. */
  waiting: string;
  /** What the visitor should know when that takes very long. */
  slow: string;
  /** A way on, below it. */
  help?: ReactElement;
  /** Announces plain text to screen readers. */
  onSay(text: string): void;
}

/** ms until the visitor reads what is being waited for, and why it may take so long. */
const PAUSES = [4_000, 10_000];

/** Says what is being waited for, once that takes long. The wait begins with the first render, so each one has a key of its own. */
export function LongWait({ waiting, slow, help, onSay }: LongWaitProps) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timers = PAUSES.map((ms, index) => setTimeout(setPassed, ms, index + 1));
    return () => timers.forEach(clearTimeout);
  }, []);

  return (
    passed > 0 && (
      <Stack>
        <Line text={waiting} onSay={onSay} />
        {passed > 1 && <Line text={slow} onSay={onSay} />}
        {passed > 1 && help}
      </Stack>
    )
  );
}

function Line({ text, onSay }: { text: string; onSay(text: string): void }) {
  const say = useEffectEvent(onSay);
  useEffect(() => say(text), [text]);
  return <SheetSmall as="p">{text}</SheetSmall>;
}
