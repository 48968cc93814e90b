import type { Institution } from '@consorcio/shared/entities';
import { Icon } from '@consorcio/shared/ui';
import { Trust } from './card-form.styles';

/** Who processes the payment, and why the form asks for these data. */
export function CardTrust({ processadora }: Pick<Institution, 'processadora'>) {
  return (
    <Trust>
      {/* A closed lock. Decorative: the text beside it says what it means. */}
      <Icon>
        <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
        <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2" />
      </Icon>
      <span>
        Pagamento processado por <b>{processadora}</b>. O banco usa estes dados para confirmar que o cartão é seu; nada
        fica guardado aqui.
      </span>
    </Trust>
  );
}
