import { aCompanyVisitor, aVisitor } from '../fixtures/visitors';
import { choose, fill, give, type Story, type } from './story';
import { aCardForm } from './usual-answers';

const { email } = aVisitor();
const company = aCompanyVisitor();

/** The conversations whose announcements are reviewed: docs/speech. */
export const stories: readonly Story[] = [
  {
    name: 'pix',
    title: 'A person buys a car and pays by Pix',
    brand: 'home',
    answers: {
      'pesquisa-humano': [choose('sim')],
      'pesquisa-humanos-pontuacao': [give({ nota: 1 })],
      'pesquisa-humanos-comentarios': [type('Demorou um pouco.')],
    },
  },
  {
    name: 'boleto',
    title: 'A person looks at the costs and the details of the plan and pays by boleto',
    brand: 'home',
    answers: {
      'plans-list-select': [give({ kind: 'costs', card: 0, plan: 1 })],
      'plano-custos-mostrar': [choose('comparar')],
      'plano-comparar': [choose('quero-este')],
      'payment-options': [choose('boleto')],
      'proposal-terms': [choose('detalhes'), choose('confirmar')],
    },
  },
  {
    name: 'card',
    title: 'A card is refused, then another one is approved',
    brand: 'home',
    answers: {
      'payment-options': [choose('cartao')],
      'payment-credit-card-select': [fill(aCardForm('4000000000000002')), fill(aCardForm('4242424242424242'))],
      'payment-refused': [choose('tentar-novamente')],
    },
  },
  {
    name: 'pending-card',
    title: 'A card waits for the bank',
    brand: 'home',
    answers: {
      'payment-options': [choose('cartao')],
      'payment-credit-card-select': [fill(aCardForm('4000000000003220'))],
    },
    until: 'pesquisa-algo-mais',
  },
  {
    name: 'coupon',
    title: 'A coupon is refused, another one is valid for Pix only',
    brand: 'cupom',
    answers: {
      'cupom-initial-message': [choose('com-cupom')],
      'cupom-input': [type('VARIOS'), type('SOPIX')],
      'cupom-try-again': [choose('outro-cupom')],
      'cupom-payment-message': [choose('confirmar')],
    },
    until: 'payment-pix-options',
  },
  {
    name: 'company',
    title: 'A company buys, and buys the same again',
    brand: 'home',
    answers: {
      'proposal-titular': [choose('empresa')],
      'proposal-nome': [type(company.nomeRazao)],
      'proposal-cpf-cnpj': [type('12.ABC.345/01DE-35')],
      'proposal-nascimento': [type(company.nascimento)],
      'pesquisa-algo-mais': [choose('igual'), choose('nao')],
    },
  },
  {
    name: 'corrections',
    title: 'Data is corrected, and the CEP is not found at first',
    brand: 'home',
    answers: {
      'cep-first-input': [type('00000-404'), type('36325-000')],
      'cep-not-found': [type('36325-000')],
      'cep-error': [type('Rua das Flores'), type('Centro')],
      'proposal-terms': [choose('alterar'), choose('alterar'), choose('confirmar')],
      'proposal-alterar': [choose('alterar-telefone'), choose('alterar-cpf-cnpj')],
      'proposal-telefone': [type('(21) 99876-5432')],
      'proposal-cpf-cnpj': [type(aVisitor().cpf), choose('manter')],
    },
    until: 'payment-options',
  },
  {
    name: 'refused-answers',
    title: 'Every typed answer is refused once',
    brand: 'home',
    answers: {
      'lead-nome': [type('M4rina'), type('Palavrao'), type('Marina')],
      'lead-credit-value': [type('29.999,99'), type('400.000,01'), type('60.000,00')],
      'basico-valor-renda': [type('99,99'), type('8.000,00')],
      'lead-email': [type('marina@'), type(email)],
      'lead-telefone': [type('(11) 9876'), type('(11) 98765-4321')],
      'proposal-nome': [type('Marina'), type(aVisitor().nomeRazao)],
      'proposal-cpf-cnpj': [type('111.111.111-11'), type(aVisitor().cpf)],
      'cep-first-input': [type('11111-111'), type(aVisitor().cep)],
      'proposal-nascimento': [type('15/03/2015'), type('31/02/1985'), type('15/03/1985')],
    },
    until: 'proposal-terms',
  },
  {
    name: 'trouble',
    title: 'The API, a segment and the Pix fail, and work again',
    brand: 'home',
    answers: {
      'error-general': [choose('tentar-novamente')],
      'segmento-indisponivel': [choose('tentar-novamente')],
      'pagamento-pix-tentar-novamente': [choose('tentar-novamente')],
    },
    faults: [
      { method: 'GET', path: '/hc', kind: 'status', times: 1 },
      { method: 'POST', path: '/api/pagamento/pix', kind: 'status', times: 1 },
    ],
    missing: ['payment'],
    until: 'pesquisa-algo-mais',
  },
  {
    name: 'no-plans',
    title: 'No plan fits the income, then none the credit',
    brand: 'home',
    answers: {
      'lead-credit-value': [type('60.000,00'), type('390.000,00'), type('60.000,00')],
      'basico-valor-renda': [type('200,00')],
      'error-renda-insuficiente': [choose('sem-renda-extra'), choose('com-renda-extra'), choose('com-renda-extra')],
      'sem-renda-extra': [choose('outro-credito')],
      'renda-extra-valor': [type('50,00'), type('100,00'), type('90.000,00')],
      'error-no-plans': [choose('simular-novamente')],
    },
    until: 'plans-list-select',
  },
  {
    name: 'partner',
    title: 'A partner who begins with reduced instalments, and a visitor who wants the full plan',
    brand: 'exclusivo',
    answers: {
      'lead-select-category': [choose('plano-integral')],
      'lead-select-category-integral': [give({ categoriaId: 2 })],
    },
    until: 'proposal-confirm-plan',
  },
  {
    name: 'app',
    title: 'The variant in an app',
    brand: 'app',
    answers: {},
    until: 'lead-telefone',
  },
];
