import { Icon } from '@consorcio/shared/ui';

/** The corners of a QR code. Decoration next to a title. */
export function QrIcon() {
  return (
    <Icon size={22}>
      <rect x="4" y="4" width="6" height="6" rx="1.5" />
      <rect x="14" y="4" width="6" height="6" rx="1.5" />
      <rect x="4" y="14" width="6" height="6" rx="1.5" />
      <path d="M14 14h2.5M20 14v2.5M14 18v2h2M20 20h-.01" />
    </Icon>
  );
}
