import * as z from 'zod/mini';
import { analyticsDocument, fieldRows } from './analytics-document';

const ofSpecification = [
  'Começar',
  'Lead Save',
  'Cadastro CEP',
  'Ver Planos',
  'Plano Selecionado',
  'Produto Categoria',
  'Pesquisa',
  'coupon validated',
  'coupon refused',
  'coupon applied',
  'coupon declined',
  'income',
  'credit value',
  'personal data updated',
  'purchase',
  'Pagamento Processado',
];

describe('analyticsDocument', () => {
  it.each(ofSpecification)('has a row for %p of section 7 of the specification', (name) => {
    expect(analyticsDocument()).toContain(`\n| \`${name}\` | `);
  });

  it.each([
    ['Produto Categoria', 'produto_categoria'],
    ['personal data updated', 'user_data.sha256_email_address'],
    ['personal data updated', 'user_data.sha256_phone_number'],
    ['personal data updated', 'sha256_cpf_cnpj'],
    ['purchase', 'ecommerce.transaction_id'],
    ['purchase', 'ecommerce.value'],
    ['purchase', 'ecommerce.payment_type'],
    ['purchase', 'ecommerce.items[].item_id'],
    ['Pagamento Processado', 'method'],
    ['Pagamento Processado', 'status'],
    ['Pesquisa', 'csatinsidesales'],
  ])('says of %p what is in %p', (event, field) => {
    expect(analyticsDocument()).toMatch(
      new RegExp(`\\n\\| \`${event}\` \\| \`${field.replace('[]', '\\[\\]')}\` \\| .+ \\| .+ \\|\\n`),
    );
  });

  it('says what a payment may have come to', () => {
    expect(analyticsDocument()).toContain('| `status` | `sucesso`, `pendente`, `recusado` |');
  });

  it('says which facts send nothing', () => {
    expect(analyticsDocument()).toContain('| `proposal.created` |');
    expect(analyticsDocument()).toContain('| `specialists.requested` |');
  });
});

describe('fieldRows', () => {
  const event = z.strictObject({ event: z.literal('income'), renda_mensal: z.number() });
  const note = { fact: 'income.given', when: 'Always.' } as const;

  it('names a field without a note', () => {
    expect(() => fieldRows('income', event, { ...note, fields: {} })).toThrow(
      'The field "renda_mensal" of the event "income" has no note',
    );
  });

  it('names a note without its field', () => {
    expect(() => fieldRows('income', event, { ...note, fields: { renda_mensal: 'In reais.', renda: 'Old.' } })).toThrow(
      'There is a note about "renda" of the event "income", which has no such field',
    );
  });
});
