import type { ProposalRequest } from '@consorcio/shared/entities';
import { formatCep, formatCnpj, formatCpf } from '@consorcio/shared/validation';
import type { Payer } from './slip';

/** Who pays a proposal's slip. Of a CPF only the middle is printed: the page is open to whoever has its address. */
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
