import type { Institution } from '@consorcio/shared/entities';
import { figures, timeInBrazil, todayInBrazil } from '@consorcio/shared/journey';
import { formatCnpj, formatCpf, formatDate } from '@consorcio/shared/validation';
import { amountLabel, paymentProgress } from '../journey/payment';
import type { PaymentMethod } from '../methods/define-method';
import type { PaymentJourney, PaymentScene } from '../state';
import { type Receipt, type ReceiptLine, receiptTerms } from './receipt';

const withdrawal =
  'Você pode desistir em até 7 dias, contados da assinatura do contrato, e receber de volta o que pagou (art. 49 do Código de Defesa do Consumidor). Para isso, ligue para o SAC.';

/**
 * The receipt of the sale that was closed, or a summary while its payment is not confirmed. Absent data are left out. Undefined
 * if no sale is closed, or by a method that is not in the list.
 */
export function receiptOf(methods: readonly PaymentMethod[], scene: PaymentScene): Receipt | undefined {
  const { journey, brand } = scene;
  const { proposta, aceite, cpfCnpj } = journey;
  const { fechada: closed } = paymentProgress.read(journey);
  const method = methods.find(({ id }) => id === closed?.metodo);
  if (!closed || !method) return undefined;
  const { isPaid, situacao, linhas = [], codigo, passos } = method.receipt(scene);
  return {
    titulo: isPaid ? 'Comprovante de pagamento' : 'Resumo do pedido',
    pago: isPaid,
    linhas: present([
      [receiptTerms.status, situacao],
      [receiptTerms.amount, amountLabel(scene)],
      [receiptTerms.method, method.label],
      ...linhas.map(({ termo, valor }) => [termo, valor] as const),
      [isPaid ? 'Pago em' : 'Registrado em', momentLabel(closed.em)],
      [figures.contract, String(proposta?.contrato ?? '')],
      [figures.plan, planLabel(journey)],
      ['Titular', aceite?.titular, true],
      [(cpfCnpj?.length ?? 0) > 11 ? 'CNPJ do titular' : 'CPF do titular', cpfCnpj && maskedDocument(cpfCnpj)],
      ['Condições gerais', aceite && `Versão ${aceite.contrato}`],
      ['Regulamento do grupo', aceite && `Versão ${aceite.regulamento}`],
      ['Termos aceitos em', aceite && momentLabel(aceite.em)],
      ['Administradora', brand.instituicao.razaoSocial],
      ['CNPJ da administradora', formatCnpj(brand.instituicao.cnpj)],
    ]),
    ...(codigo && { codigo }),
    notas: [
      { termo: 'Próximos passos', valor: passos.join(' ') },
      { termo: 'Se você mudar de ideia', valor: withdrawal },
      { termo: 'Com quem falar', valor: contacts(brand.instituicao) },
    ],
  };
}

type Row = readonly [termo: string, valor: string | undefined, ehPessoal?: boolean];

function present(rows: readonly Row[]): readonly ReceiptLine[] {
  return rows.flatMap(([termo, valor = '', ehPessoal]) =>
    valor.trim() === '' ? [] : [{ termo, valor, ...(ehPessoal && { ehPessoal }) }],
  );
}

function planLabel({ planoSelecionado }: PaymentJourney): string | undefined {
  if (!planoSelecionado) return undefined;
  const { bemNome, LabelPlano, planoMeses } = planoSelecionado;
  return [bemNome, LabelPlano, `${planoMeses} meses`].filter((part) => part !== '').join(', ');
}

function contacts({ sac, ouvidoria }: Institution): string {
  return `SAC ${sac.telefone} (${sac.horario}). Ouvidoria ${ouvidoria.telefone} (${ouvidoria.horario}).`;
}

function momentLabel(em: number): string {
  return `${formatDate(todayInBrazil(em))} às ${timeInBrazil(em)} (horário de Brasília)`;
}

/** A CPF or CNPJ whose ends are hidden: '***.982.247-**'. */
function maskedDocument(document: string): string {
  return document.length > 11 ? `**${formatCnpj(document).slice(2, -2)}**` : `***${formatCpf(document).slice(3, -2)}**`;
}
