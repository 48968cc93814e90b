import { privacyPolicy } from './site-links';

/** Going on means agreeing with the privacy policy: the institution's, whatever brand the talk wears. SPEC section 1. */
export function PrivacyNote() {
  return (
    <>
      Ao continuar, você concorda com a nossa{' '}
      <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
        Política de Privacidade
      </a>
      .
    </>
  );
}
