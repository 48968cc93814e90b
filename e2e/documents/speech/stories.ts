import type { Given } from '@consorcio/shared/flow';
import type { Story } from './story';

const give = (value: unknown): Given => ({ kind: 'component', value });
const card = (cartaoNumero: string): Given => ({ kind: 'form', form: { cartaoNumero } });
const again = ['tentar-novamente'];

/** The conversations whose announcements are reviewed: `documents/said`. */
export const stories: readonly Story[] = [
  {
    title: 'A person buys a car and pays by Pix',
    answers: {
      'pesquisa-humano': ['sim'],
      'pesquisa-humanos-pontuacao': [give({ nota: 1 })],
      'pesquisa-humanos-comentarios': ['Demorou um pouco.'],
    },
  },
  {
    title: 'A person looks at the costs and the details of the plan and pays by boleto',
    answers: {
      'plans-list-select': [give({ kind: 'costs', card: 0, plan: 1 })],
      'plano-custos-mostrar': ['comparar'],
      'plano-comparar': ['quero-este'],
      'payment-options': ['boleto'],
      'proposal-terms': ['detalhes', 'confirmar'],
    },
  },
  {
    title: 'A card is refused, then another one is approved',
    answers: {
      'payment-options': ['cartao'],
      'payment-credit-card-select': [card('4000000000000002'), card('4242424242424242')],
      'payment-refused': again,
    },
  },
  {
    title: 'A card waits for the bank',
    answers: { 'payment-options': ['cartao'], 'payment-credit-card-select': [card('4000000000003220')] },
    until: 'pesquisa-algo-mais',
  },
  {
    title: 'A coupon is refused, another one is valid for Pix only',
    brand: 'cupom',
    answers: {
      'cupom-initial-message': ['com-cupom'],
      'cupom-input': ['VARIOS', 'SOPIX'],
      'cupom-try-again': ['outro-cupom'],
      'cupom-payment-message': ['confirmar'],
    },
    until: 'payment-pix-options',
  },
  {
    title: 'A company buys, and buys the same again',
    answers: {
      'proposal-titular': ['empresa'],
      'proposal-cpf-cnpj': ['12.ABC.345/01DE-35'],
      'pesquisa-algo-mais': ['igual', 'nao'],
    },
  },
  {
    title: 'Data is corrected, and the CEP is not found at first',
    answers: {
      'cep-first-input': ['00000-404', '36325-000'],
      'cep-not-found': ['36325-000'],
      'cep-error': ['Rua das Flores', 'Centro'],
      'proposal-terms': ['alterar', 'alterar', 'confirmar'],
      'proposal-alterar': ['alterar-telefone', 'alterar-cpf-cnpj'],
      'proposal-telefone': ['(21) 99876-5432'],
      'proposal-cpf-cnpj': ['529.982.247-25', { kind: 'option', id: 'manter' }],
    },
    until: 'payment-options',
  },
  { title: 'Every typed answer is refused once', isRefused: true, until: 'proposal-terms' },
  {
    title: 'The API, a segment and the Pix fail, and work again',
    answers: { 'error-general': again, 'segmento-indisponivel': again, 'pagamento-pix-tentar-novamente': again },
    faults: [
      { method: 'GET', path: '/hc', kind: 'status', times: 1 },
      { method: 'POST', path: '/api/pagamento/pix', kind: 'status', times: 1 },
    ],
    missing: ['payment'],
    until: 'pesquisa-algo-mais',
  },
  {
    title: 'No plan fits the income, then none the credit',
    answers: {
      'lead-credit-value': ['60.000,00', '390.000,00', '60.000,00'],
      'basico-valor-renda': ['200,00'],
      'error-renda-insuficiente': ['sem-renda-extra', 'com-renda-extra', 'com-renda-extra'],
      'sem-renda-extra': ['outro-credito'],
      'renda-extra-valor': ['50,00', '100,00', '90.000,00'],
      'error-no-plans': ['simular-novamente'],
    },
    until: 'plans-list-select',
  },
  {
    title: 'A partner who begins with reduced instalments, and a visitor who wants the full plan',
    brand: 'exclusivo',
    answers: {
      'lead-select-category': ['plano-integral'],
      'lead-select-category-integral': [give({ categoriaId: 2 })],
    },
    until: 'proposal-confirm-plan',
  },
  { title: 'The variant in an app', brand: 'app', until: 'lead-telefone' },
];
