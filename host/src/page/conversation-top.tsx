import type { Brand } from '@consorcio/shared/entities';
import { VisuallyHidden } from '@consorcio/shared/ui';
import type { ReactElement } from 'react';
import { Banner } from './banner';

export interface ConversationTopProps {
  brand: Brand;
  /** The bar of the brand, on a page that is too low to keep it in place. */
  header?: ReactElement | undefined;
}

/** What is above the first message and scrolls away with it. */
export function ConversationTop({ brand, header }: ConversationTopProps) {
  return (
    <>
      {header}
      <VisuallyHidden as="h1">{`Conversa com ${brand.nome}`}</VisuallyHidden>
      <Banner brand={brand} />
    </>
  );
}
