import * as z from 'zod/mini';
import { analyticsDocument, fieldRows } from './analytics-document';

const page = analyticsDocument();

describe('analyticsDocument', () => {
  it('has a row for every event of section 7 of the specification', () => {
    const events =
      'Começar, Lead Save, Cadastro CEP, Ver Planos, Plano Selecionado, Produto Categoria, Pesquisa, coupon validated, ' +
      'coupon refused, coupon applied, coupon declined, income, credit value, personal data updated, purchase, Pagamento Processado';
    for (const name of events.split(', ')) expect(page).toContain(`\n| \`${name}\` | `);
  });

  it.each([
    ['Produto Categoria', ['produto_categoria']],
    ['personal data updated', ['user_data.sha256_email_address', 'user_data.sha256_phone_number', 'sha256_cpf_cnpj']],
    [
      'purchase',
      ['ecommerce.transaction_id', 'ecommerce.value', 'ecommerce.payment_type', 'ecommerce.items[].item_id'],
    ],
    ['Pagamento Processado', ['method', 'status` | `sucesso`, `pendente`, `recusado']],
    ['Pesquisa', ['csatinsidesales']],
  ])('has a row for the fields of %p', (event, fields) => {
    for (const field of fields) expect(page).toContain(`\n| \`${event}\` | \`${field}\` | `);
  });

  it.each(['proposal.created', 'specialists.requested'])('lists %p as a fact that sends nothing', (fact) => {
    expect(page).toContain(`| \`${fact}\` |`);
  });
});

describe('fieldRows', () => {
  const event = z.strictObject({ event: z.literal('income'), renda_mensal: z.number() });
  const note = { fact: 'income.given', when: 'Always.' } as const;

  it('refuses a field without a note', () => {
    expect(() => fieldRows('income', event, { ...note, fields: {} })).toThrow(
      'The field "renda_mensal" of the event "income" has no note',
    );
  });

  it('refuses a note without a field', () => {
    expect(() => fieldRows('income', event, { ...note, fields: { renda_mensal: 'In reais.', renda: 'Old.' } })).toThrow(
      'There is a note about "renda" of the event "income", which has no such field',
    );
  });
});
