import type { Visitor } from '../fixtures/visitors';
import { labels } from './labels';

/** The part of the chat that answers need. How it names a control depends on the tool that drives the browser. */
export interface AnswerableChat<Control> {
  readonly plans: { option(name: RegExp): Control; action(name: string): Control };
  option(name: string): Control;
  category(name: string): Control;
  press(control: Control): Promise<void>;
  hasField(name: string): Promise<boolean>;
  fillIn(text: string): Promise<void>;
  score(nota: number): Promise<void>;
}

/** Answers that a visitor types, by step. */
const typed: Readonly<Record<string, (visitor: Visitor) => string>> = {
  'lead-nome': ({ nome }) => nome,
  'lead-credit-value': ({ credito }) => credito,
  'basico-valor-renda': ({ renda }) => renda,
  'lead-email': ({ email }) => email,
  'lead-telefone': ({ telefone }) => telefone,
  'proposal-nome': ({ nomeRazao }) => nomeRazao,
  'proposal-cpf-cnpj': ({ titular, cpf, cnpj }) => (titular === 'pessoa' ? cpf : cnpj),
  'cep-first-input': ({ cep }) => cep,
  'cep-not-found': ({ cep }) => cep,
  'proposal-numero': ({ numero }) => numero,
  'proposal-nascimento': ({ nascimento }) => nascimento,
  'proposal-email': ({ email }) => email,
  'proposal-telefone': ({ telefone }) => telefone,
  'pesquisa-humanos-comentarios': ({ ajuda }) => ajuda?.comentario ?? '',
};

/** Options that a visitor chooses, by step. */
const chosen: Readonly<Record<string, (visitor: Visitor) => string>> = {
  intro: () => labels.start,
  'proposal-confirm-plan': () => labels.confirmPlan,
  'proposal-titular': ({ titular }) => (titular === 'pessoa' ? labels.ownName : labels.ownCompany),
  'proposal-terms': () => labels.confirm,
  'proposal-alterar': () => labels.changeNothing,
  'cupom-initial-message': () => 'Não tenho',
  'cupom-apply-url': () => labels.declineCoupon,
  'cupom-input': () => labels.noValidCoupon,
  'cupom-try-again': () => labels.noValidCoupon,
  'cupom-payment-message': () => labels.confirmCoupon,
  'payment-options': () => labels.pix,
  'alterar-pagamento': () => labels.pix,
  'payment-pix-options': () => labels.pixPaid,
  'pesquisa-algo-mais': () => labels.nothingMore,
  'pesquisa-midia': ({ midia }) => midia,
  'pesquisa-humano': ({ ajuda }) => (ajuda ? labels.helped : labels.notHelped),
};

type OtherAnswer = <Control>(chat: AnswerableChat<Control>, visitor: Visitor) => Promise<void>;

/** Answers that are neither. */
const others: Readonly<Record<string, OtherAnswer>> = {
  'lead-select-category': (chat, { bem }) => chat.press(chat.category(bem)),
  async 'plans-list-select'(chat) {
    await chat.press(chat.plans.option(/^Integral/));
    await chat.press(chat.plans.action(labels.continue));
  },
  async 'cep-error'(chat, { rua, bairro }) {
    await chat.fillIn((await chat.hasField('Rua')) ? rua : bairro);
  },
  'proposal-complemento': (chat, { complemento }) =>
    complemento === '' ? chat.press(chat.option(labels.noComplement)) : chat.fillIn(complemento),
  'pesquisa-csat-compra': (chat, { nota }) => chat.score(nota),
  'pesquisa-humanos-pontuacao': (chat, { nota, ajuda }) => chat.score(ajuda?.nota ?? nota),
};

/** Answers the question of a step as the visitor. */
export async function answerStep<Control>(
  chat: AnswerableChat<Control>,
  step: string,
  visitor: Visitor,
): Promise<void> {
  const text = typed[step];
  const option = chosen[step];
  const other = others[step];
  if (text) return chat.fillIn(text(visitor));
  if (option) return chat.press(chat.option(option(visitor)));
  if (other) return other(chat, visitor);
  throw new Error(`There is no answer for the step ${step}.`);
}
