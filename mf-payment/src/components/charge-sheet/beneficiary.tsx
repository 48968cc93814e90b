import { Payee } from './charge-sheet.styles';

export interface BeneficiaryProps {
  /** Who receives the money, as the app of a bank names it; absent in a message of an earlier release. */
  beneficiario?: string;
  /** '11.222.333/0001-81' */
  cnpj?: string;
}

/** Who receives the money, to be compared with what the app of the bank says. */
export function Beneficiary({ beneficiario, cnpj }: BeneficiaryProps) {
  if (beneficiario === undefined || cnpj === undefined) return null;
  return (
    <Payee>
      Quem recebe é <b>{beneficiario}</b>, CNPJ <b>{cnpj}</b>. Compare tudo no app do seu banco.
    </Payee>
  );
}
