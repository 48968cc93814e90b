import { privacyPolicy } from '../site-links';

/** Continuing means accepting the privacy policy of the institution, in every brand. SPEC section 1. */
export function PrivacyNote() {
  return (
    <span>
      Ao continuar, você concorda com a nossa{' '}
      <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
        Política de Privacidade
      </a>
      .
    </span>
  );
}
