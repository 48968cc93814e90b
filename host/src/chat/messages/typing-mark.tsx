import { Avatar } from './avatar';
import { Bubbling, Skip, TypingDot } from './typing-mark.styles';

export interface TypingMarkProps {
  brandName: string;
  /** No message of the bot precedes it, so it shows the avatar. */
  isFirst: boolean;
  /** It appears with an animation. */
  isNew: boolean;
  /** Skips the delay. Absent while a request or a segment is loading. */
  onSkip: (() => void) | undefined;
}

/** Three dots while the bot is about to write; a tap skips the delay. */
export function TypingMark({ brandName, isFirst, isNew, onSkip }: TypingMarkProps) {
  const dots = (
    <>
      <TypingDot />
      <TypingDot />
      <TypingDot />
    </>
  );
  return (
    <Bubbling $isFirst={isFirst} $isNew={isNew}>
      {isFirst && <Avatar brandName={brandName} />}
      {onSkip ? (
        <Skip type="button" value="skip" aria-label="Digitando… Toque para não esperar" onClick={onSkip}>
          {dots}
        </Skip>
      ) : (
        <Skip as="span" role="img" aria-label="Digitando…">
          {dots}
        </Skip>
      )}
    </Bubbling>
  );
}
