import { defineSegment } from '@consorcio/shared/flow';
import { returnVisitState } from './state';
import { compraAberta } from './steps/compra-aberta.step';
import { compraEmOutraAba } from './steps/compra-em-outra-aba.step';
import { conversaAntiga } from './steps/conversa-antiga.step';
import { conversaGuardada } from './steps/conversa-guardada.step';
import { esquecerDados } from './steps/esquecer-dados.step';
import { conversaRetomada, dadosApagados } from './steps/leaving.step';
import { compraPaga, pagamentoConfirmado } from './steps/paid.step';

/**
 * What the host says to a visitor who returns to something old: a conversation that was kept or is of another day, or a purchase
 * that an earlier visit or another tab began. It is loaded only then, from the host's own files.
 */
export default defineSegment({
  name: 'return-visit',
  state: returnVisitState,
  entry: 'conversa-guardada',
  exits: ['ver-cobranca', 'recomecar', 'outra-compra'],
  steps: [
    conversaGuardada,
    conversaRetomada,
    esquecerDados,
    dadosApagados,
    conversaAntiga,
    compraAberta,
    pagamentoConfirmado,
    compraPaga,
    compraEmOutraAba,
  ],
});
