import type { ContractDocument } from './document';

/** Written for the sandbox. It follows the outline of such contracts (Lei 11.795/2008) and is no text of an administrator. */
export const generalConditions: ContractDocument = {
  title: 'Condições gerais do contrato de consórcio',
  version: '2026-10',
  clauses: [
    {
      title: 'O que é este contrato',
      paragraphs: [
        'Consórcio é a reunião de pessoas em um grupo, com prazo e número de cotas definidos, para formar uma poupança comum e comprar bens ou serviços.',
        'A administradora organiza o grupo, recebe as parcelas e entrega os créditos. O dinheiro do grupo não se mistura com o dela.',
      ],
    },
    {
      title: 'O que você paga',
      paragraphs: [
        'A parcela reúne o fundo comum, que forma os créditos, a taxa de administração, o fundo de reserva, quando houver, e o seguro, quando contratado.',
        'Não há juros. Há taxa de administração, que remunera o trabalho da administradora e aparece no resumo do plano.',
        'Crédito e parcelas são corrigidos pelo índice do plano. Quando o crédito sobe, a parcela sobe na mesma proporção.',
      ],
    },
    {
      title: 'Parcela menor até a contemplação',
      paragraphs: [
        'Nos planos Paga Metade e Paga Reduzida, a parcela é menor até a contemplação. A diferença não é um desconto: ela é paga depois da contemplação, nas parcelas que restam.',
      ],
    },
    {
      title: 'Quando o crédito sai',
      paragraphs: [
        'O crédito sai por contemplação, em assembleia, por sorteio ou por lance. Ninguém pode prometer a data da contemplação.',
        'Participa da assembleia quem está em dia com as parcelas e pertence a um grupo já formado.',
        'Depois da contemplação, a administradora analisa a documentação e as garantias antes de liberar o crédito.',
      ],
    },
    {
      title: 'Se a parcela atrasar',
      paragraphs: [
        'O atraso tem multa de 2% e juros de 1% ao mês sobre o valor em atraso, revertidos ao grupo, e impede de participar da assembleia.',
      ],
    },
    {
      title: 'Arrependimento e desistência',
      paragraphs: [
        'Quem contrata pela internet pode desistir em até sete dias, contados da assinatura, e recebe de volta tudo o que pagou (artigo 49 do Código de Defesa do Consumidor).',
        'Depois desse prazo, quem desiste recebe o que pagou ao fundo comum quando sua cota for sorteada ou quando o grupo terminar, descontado o que este contrato prevê.',
      ],
    },
    {
      title: 'Seus dados',
      paragraphs: [
        'Os dados pedidos servem para identificar quem assina, analisar a proposta e cumprir este contrato. A política de privacidade diz com quem são compartilhados e como pedir acesso, correção ou exclusão.',
      ],
    },
  ],
};
