import { Payee } from './charge-sheet.styles';
import type { ChargeTerms } from './charge-terms';

/** Who receives the money, to be compared with what the app of the bank says. */
export function Beneficiary({ beneficiario, cnpj }: Pick<ChargeTerms, 'beneficiario' | 'cnpj'>) {
  if (beneficiario === undefined || cnpj === undefined) return null;
  return (
    <Payee>
      Quem recebe é <b translate="no">{beneficiario}</b>, CNPJ <b translate="no">{cnpj}</b>. Confira tudo no app do seu
      banco.
    </Payee>
  );
}
