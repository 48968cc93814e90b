import type { Brand } from '@consorcio/shared/entities';

export interface PrivacyNoteProps {
  brand: Brand;
}

/** Going on means agreeing with the privacy policy. SPEC section 1. */
export function PrivacyNote({ brand }: PrivacyNoteProps) {
  return (
    <>
      Ao continuar, você concorda com a nossa{' '}
      <a href={new URL('politica-de-privacidade', brand.siteDomain).href} target="_blank" rel="noopener noreferrer">
        Política de Privacidade
      </a>
      .
    </>
  );
}
