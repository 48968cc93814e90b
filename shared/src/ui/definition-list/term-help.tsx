import { useTip } from '../tip';
import { Explained } from './definition-list.styles';

export interface TermHelpProps {
  term: string;
  meaning: string;
  onSay(text: string): void;
}

/** A term whose meaning a press shows for 3 s. */
export function TermHelp({ term, meaning, onSay }: TermHelpProps) {
  const { tip, control } = useTip(meaning, onSay);
  return (
    <Explained role="button" tabIndex={0} {...control}>
      <span>{term}</span>
      {tip}
    </Explained>
  );
}
