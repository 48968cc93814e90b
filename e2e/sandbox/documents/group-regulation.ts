import type { ContractDocument } from './document';

/** Written for the sandbox. It follows the outline of such regulations and is no text of an administrator. */
export const groupRegulation: ContractDocument = {
  title: 'Regulamento do grupo de consórcio',
  version: '2026-10',
  clauses: [
    {
      title: 'Formação do grupo',
      paragraphs: [
        'O grupo começa com a primeira assembleia, quando há cotas vendidas em número suficiente para os créditos do período.',
        'Se o grupo não se formar em noventa dias, a administradora devolve o que foi pago, com os rendimentos.',
      ],
    },
    {
      title: 'Assembleias',
      paragraphs: [
        'As assembleias são mensais, em data informada com antecedência. Nelas acontecem o sorteio e a apuração dos lances.',
        'O sorteio usa os números da Loteria Federal, como descreve o anexo de cada grupo.',
      ],
    },
    {
      title: 'Lances',
      paragraphs: [
        'O lance livre é uma oferta de qualquer percentual do crédito; vence o maior. O lance fixo tem percentual definido; o desempate é por sorteio.',
        'O lance só é pago por quem vence. Ele quita parcelas ou diminui o valor delas, como o participante escolher.',
      ],
    },
    {
      title: 'Correção',
      paragraphs: [
        'O crédito e as parcelas são corrigidos uma vez por ano, no aniversário do grupo, pelo índice informado no plano.',
      ],
    },
    {
      title: 'Fundo de reserva e seguro',
      paragraphs: [
        'O fundo de reserva cobre imprevistos do grupo, como parcelas em atraso. O que sobrar no fim é devolvido aos participantes.',
        'O seguro, quando previsto no plano, quita o saldo em caso de morte ou invalidez do participante.',
      ],
    },
    {
      title: 'Encerramento',
      paragraphs: [
        'O grupo termina quando todos os créditos foram entregues. A administradora presta contas na última assembleia.',
      ],
    },
  ],
};
