import { cardPaymentSchema } from './payment-call';
import { itParses } from './testing/it-parses';

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
