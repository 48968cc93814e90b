import type { ProposalRequest } from '@consorcio/shared/entities';
import { formatCep, formatCnpj, formatCpf } from '@consorcio/shared/validation';

/** The content of a printed slip. Days are yyyy-mm-dd. */
export interface Slip {
  readonly contrato: string;
  readonly codigoBarras: string;
  readonly nossoNumero: string;
  readonly valorInCents: number;
  readonly emissao: string;
  readonly vencimento: string;
  /** Absent if this sandbox did not create the proposal. */
  readonly pagador?: Payer;
}

export interface Payer {
  readonly nome: string;
  /** The formatted CPF or CNPJ. */
  readonly documento: string;
  /** Street and town, one line each. */
  readonly endereco: readonly string[];
}

/** The payer of a proposal's slip. Only the middle of a CPF is printed, because everybody with the address can open the page. */
export function payerOf(proposal: ProposalRequest): Payer {
  const { tipoPessoa, cpfCnpj, nomeRazao, logradouro, numero, complemento, bairro, cidade, estado, cep } = proposal;
  return {
    nome: nomeRazao,
    documento: tipoPessoa === 0 ? formatCpf(cpfCnpj).replace(/^\d{3}(.+)\d{2}$/, '***$1**') : formatCnpj(cpfCnpj),
    endereco: [
      [logradouro, numero, complemento].filter((part) => part.trim() !== '').join(', '),
      `${bairro} – ${cidade}/${estado} – CEP ${formatCep(cep)}`,
    ],
  };
}
