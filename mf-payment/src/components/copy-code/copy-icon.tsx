import { Icon } from '@consorcio/shared/ui';

/** Two sheets, one over the other. Decorative: the button has a label. */
export function CopyIcon() {
  return (
    <Icon>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M5.6 15H5a1 1 0 0 1-1-1V6.5A2.5 2.5 0 0 1 6.5 4H14a1 1 0 0 1 1 1v.6" />
    </Icon>
  );
}
