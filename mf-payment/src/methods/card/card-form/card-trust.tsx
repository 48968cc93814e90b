import { Trust } from './card-form.styles';
import { LockIcon } from './lock-icon';

export interface CardTrustProps {
  /** Who processes the payment. */
  readonly processadora: string;
}

/** Who processes the payment, and why the form asks for these data. */
export function CardTrust({ processadora }: CardTrustProps) {
  return (
    <Trust>
      <LockIcon />
      <span>
        Pagamento processado por <b>{processadora}</b>. O banco usa estes dados para confirmar que o cartão é seu; nada
        fica guardado aqui.
      </span>
    </Trust>
  );
}
