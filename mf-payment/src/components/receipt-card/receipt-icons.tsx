import { Icon } from '@consorcio/shared/ui';

// All are decorative: the receipt says its state, and each button has a label.

/** A tick: the payment is confirmed. */
export const paidIcon = <Icon size={22} d="m5 12.5 4.6 4.6L19 7.5" />;
/** A clock: the payment is not confirmed yet. */
export const waitingIcon = <Icon size={22} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5V12l3 2" />;
/** A printer. */
export const printIcon = (
  <Icon d="M7.5 8.5V4h9v4.5M7.5 16.5H6A2.5 2.5 0 0 1 3.5 14v-3A2.5 2.5 0 0 1 6 8.5h12a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5h-1.5M8.5 13.5h7a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z" />
);
/** An arrow leaving a tray. */
export const shareIcon = (
  <Icon d="M12 15V4M8 7.5 12 3.5l4 4M6.5 11.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4.5a2 2 0 0 0-2-2h-.5" />
);
