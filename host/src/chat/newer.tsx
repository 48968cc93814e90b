import { Icon } from '@consorcio/shared/ui';
import type { Missed } from './hooks/use-follow-newest';
import { NewerPill } from './newer.styles';

export interface NewerProps {
  missed: Missed;
  onPress(): void;
}

/** The button to the newest message, while it is out of view. */
export function Newer({ missed, onPress }: NewerProps) {
  return (
    <NewerPill type="button" onClick={onPress}>
      <Icon>
        <path d="M12 5v13.5M6 12.8l6 6 6-6" />
      </Icon>
      <span>{words[missed]}</span>
    </NewerPill>
  );
}

const words: Readonly<Record<Missed, string>> = { new: 'Novas mensagens', away: 'Ir para o fim' };
