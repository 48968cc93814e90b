import { Icon, type IconProps } from '@consorcio/shared/ui';

/** An arrow up: send. */
export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5.5M6 11.2l6-6 6 6" strokeWidth="2.4" />
    </Icon>
  );
}
