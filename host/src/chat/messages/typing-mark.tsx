import { Avatar } from './avatar';
import { Bubbling, Dot, Skip } from './typing-mark.styles';

export interface TypingMarkProps {
  brandName: string;
  /** The bot begins to speak: its avatar is not there yet. */
  isFirst: boolean;
  /** Ends the wait. Absent while something is truly being waited for. */
  onSkip: (() => void) | undefined;
}

/** Three dots while the bot is about to speak; a tap brings it to the point. */
export function TypingMark({ brandName, isFirst, onSkip }: TypingMarkProps) {
  const dots = (
    <>
      <Dot />
      <Dot />
      <Dot />
    </>
  );
  return (
    <Bubbling $isFirst={isFirst}>
      {isFirst && <Avatar brandName={brandName} />}
      {onSkip ? (
        <Skip type="button" aria-label="Digitando… Toque para não esperar" onClick={onSkip}>
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
