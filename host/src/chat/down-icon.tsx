import { Icon, type IconProps } from '@consorcio/shared/ui';

/** An arrow down: to the newest message. */
export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v13.5M6 12.8l6 6 6-6" />
    </Icon>
  );
}
