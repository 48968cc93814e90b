import { defineSegment } from '@consorcio/shared/flow';
import { compraAberta } from './steps/compra-aberta.step';
import { compraEmOutraAba } from './steps/compra-em-outra-aba.step';
import { compraPaga } from './steps/compra-paga.step';
import { conversaAntiga } from './steps/conversa-antiga.step';
import { pagamentoConfirmado } from './steps/pagamento-confirmado.step';

/**
 * What the host says to a visitor who returns to something old: a conversation of another day, or a purchase that an earlier
 * visit or another tab began. It is loaded only then, from the host's own files.
 */
export default defineSegment({
  name: 'return-visit',
  entry: 'compra-aberta',
  exits: ['ver-cobranca', 'recomecar', 'outra-compra'],
  steps: [conversaAntiga, compraAberta, pagamentoConfirmado, compraPaga, compraEmOutraAba],
});
