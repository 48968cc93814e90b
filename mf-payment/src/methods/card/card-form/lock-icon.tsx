import { Icon } from '@consorcio/shared/ui';

/** A closed lock. Decorative: the text beside it says what it means. */
export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2" />
    </Icon>
  );
}
