import { Icon, type IconProps } from '@consorcio/shared/ui';

/** A tick: done, chosen. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.8 4.6 4.6L19 7.4" strokeWidth="2.4" />
    </Icon>
  );
}
