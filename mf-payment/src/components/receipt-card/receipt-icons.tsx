import { Icon } from '@consorcio/shared/ui';

/** A tick: the payment is confirmed. Decorative: the receipt says its state. */
export function PaidIcon() {
  return (
    <Icon size={22}>
      <path d="m5 12.5 4.6 4.6L19 7.5" />
    </Icon>
  );
}

/** A clock: the payment is not confirmed yet. Decorative. */
export function WaitingIcon() {
  return (
    <Icon size={22}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}

/** A printer. Decorative: the button has a label. */
export function PrintIcon() {
  return (
    <Icon>
      <path d="M7.5 8.5V4h9v4.5M7.5 16.5H6A2.5 2.5 0 0 1 3.5 14v-3A2.5 2.5 0 0 1 6 8.5h12a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5h-1.5" />
      <rect x="7.5" y="13.5" width="9" height="6.5" rx="1" />
    </Icon>
  );
}

/** An arrow leaving a tray. Decorative: the button has a label. */
export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V4M8 7.5 12 3.5l4 4M6.5 11.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4.5a2 2 0 0 0-2-2h-.5" />
    </Icon>
  );
}
