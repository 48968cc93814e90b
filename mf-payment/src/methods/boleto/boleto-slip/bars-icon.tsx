import { Icon } from '@consorcio/shared/ui';

/** Bars of a slip. Decoration next to a title. */
export function BarsIcon() {
  return (
    <Icon size={22}>
      <path d="M4 6v12M8 6v12M20 6v12M16.5 6v12" />
      <path d="M12.2 6v12" strokeWidth="3" />
    </Icon>
  );
}
