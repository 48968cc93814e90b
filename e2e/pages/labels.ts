import { specialistsOption } from '@consorcio/shared/flow';

/**
 * The labels of the buttons that journeys press, as the SPEC words them. A changed label changes here and in the product, and in
 * no journey.
 */
export const labels = {
  start: 'Simular agora',
  again: 'Tentar novamente',
  continue: 'CONTINUAR',
  confirmPlan: 'Sim, quero este plano',
  otherPlan: 'Escolher outro plano',
  costs: 'Quanto custa no total',
  compareWithLoan: 'Comparar com financiamento',
  ownName: 'No meu nome',
  ownCompany: 'No nome da minha empresa',
  confirm: 'Confirmar',
  details: 'Ver detalhes do plano',
  changeData: 'Alterar dados',
  changeNothing: 'Nada, está tudo certo',
  applyCoupon: 'Aplicar cupom',
  confirmCoupon: 'CONFIRMAR',
  otherCoupon: 'Tentar outro cupom',
  pix: 'Pix',
  boleto: 'Boleto',
  card: 'Cartão de crédito',
  pixPaid: 'Já fiz o Pix',
  boletoAccepted: 'Certo, vou pagar o boleto',
  otherMethod: 'Pagar de outra forma',
  checkPayment: 'Conferir o pagamento',
  otherValues: 'Sim, com outros valores',
  nothingMore: 'Não, por enquanto é só',
  helped: 'Sim, precisei',
  startOver: 'Começar uma nova conversa',
  specialists: specialistsOption.label,
} as const;
