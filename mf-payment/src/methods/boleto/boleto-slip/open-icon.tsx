import { Icon } from '@consorcio/shared/ui';

/** A sheet with an arrow leaving it: opens elsewhere. Decoration: the link has a text. */
export function OpenIcon() {
  return (
    <Icon>
      <path d="M13.5 4.5h6v6M19 5l-8.5 8.5M18 14.5v3A2.5 2.5 0 0 1 15.5 20h-9A2.5 2.5 0 0 1 4 17.5v-9A2.5 2.5 0 0 1 6.5 6h3" />
    </Icon>
  );
}
