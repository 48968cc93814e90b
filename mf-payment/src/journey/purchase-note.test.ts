import { aProposal, aProposedJourney } from '@consorcio/shared/testing';
import { purchaseNote } from './purchase-note';

const method = { metodo: 'pix', nome: 'o Pix', quita: false };

it('remembers which plan and proposal a payment is for, its amount and its method', () => {
  expect(purchaseNote(aProposedJourney(), method)).toEqual({
    propostaID: 1001,
    contrato: '70001001',
    planoID: 2101,
    bemNome: 'Carro R$ 60.000,00',
    produtoCategoria: 'AN',
    valorInCents: 885_00,
    ...method,
  });
});

it('has no contract when the proposal has none', () => {
  const journey = aProposedJourney({ proposta: aProposal({ contrato: undefined }) });

  expect(purchaseNote(journey, method)).not.toHaveProperty('contrato');
});
