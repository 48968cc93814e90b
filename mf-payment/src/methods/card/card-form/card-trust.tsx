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
        Pagamento processado por <b>{processadora}</b>. Pedimos estes dados para o banco confirmar que o cartão é seu, e
        eles não ficam guardados aqui.
      </span>
    </Trust>
  );
}
