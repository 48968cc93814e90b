import { aVisitor, type Visitor } from '../fixtures/visitors';
import { choose, fill, type Given, give, type } from './story';

/** The answers of the usual visitor, by step. */
export function usualAnswers(visitor: Visitor = aVisitor()): Readonly<Record<string, Given>> {
  return {
    intro: choose('simular-agora'),
    'lead-select-category': give({ categoriaId: 2 }),
    'lead-nome': type(visitor.nome),
    'lead-credit-value': type(visitor.credito),
    'basico-valor-renda': type(visitor.renda),
    'lead-email': type(visitor.email),
    'lead-telefone': type(visitor.telefone),
    'plans-list-select': give({ kind: 'plan', card: 0, plan: 0 }),
    'proposal-confirm-plan': choose('confirmar'),
    'proposal-titular': choose(visitor.titular),
    'proposal-nome': type(visitor.nomeRazao),
    'proposal-cpf-cnpj': type(visitor.titular === 'pessoa' ? visitor.cpf : visitor.cnpj),
    'cep-first-input': type(visitor.cep),
    'cep-not-found': type(visitor.cep),
    'proposal-numero': type(visitor.numero),
    'proposal-complemento': type(visitor.complemento),
    'proposal-nascimento': type(visitor.nascimento),
    'proposal-terms': choose('confirmar'),
    'cupom-initial-message': choose('sem-cupom'),
    'payment-options': choose('pix'),
    'payment-pix-options': choose('paguei'),
    'payment-boleto-options': choose('certo'),
    'payment-credit-card-select': fill(aCardForm('4242424242424242')),
    'pesquisa-algo-mais': choose('nao'),
    'pesquisa-midia': choose('instagram'),
    'pesquisa-csat-compra': give({ nota: visitor.nota }),
    'pesquisa-humano': choose('nao'),
  };
}

/** A card form that was filled in. */
export function aCardForm(numero: string) {
  const { cpf } = aVisitor();
  return {
    numero,
    nome: 'MARINA P SILVA',
    validade: { month: 12, year: 2031 },
    codigo: '737',
    documento: cpf.replace(/\D/g, ''),
    parcelas: 2,
  };
}
