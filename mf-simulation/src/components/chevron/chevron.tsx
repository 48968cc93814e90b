import { Icon } from '@consorcio/shared/ui';

/** Arrowheads in the colour and size of the surrounding text. */
export const chevronLeft = <Icon size="1.25em" strokeWidth={2.25} d="M15 5l-7 7 7 7" />;
export const chevronRight = <Icon size="1.25em" strokeWidth={2.25} d="M9 5l7 7-7 7" />;
