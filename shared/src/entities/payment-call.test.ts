import { aPix } from '../testing/builders';
import { boletoAnswerSchema, cardPaymentSchema, pixAnswerSchema } from './payment-call';
import { itParses } from './testing/it-parses';

itParses('a boleto', boletoAnswerSchema, {
  data: { contrato: 1, codigoBarras: '1', url: 'u', dataVencimento: '2026-11-25' },
});
itParses('a Pix charge', pixAnswerSchema, { data: aPix() });
itParses('a card payment', cardPaymentSchema, {
  cartaoBandeira: 'VISA',
  cartaoCodigoSeguranca: '123',
  cartaoCpfTitular: '52998224725',
  cartaoNomeTitular: 'JOANA SOUZA',
  cartaoNumero: '4111111111111111',
  cartaoValidadeMes: '12',
  cartaoValidadeAno: '2030',
  cartaoParcelas: 3,
  cartaoId: 1,
  propostaId: 'p-1',
});
