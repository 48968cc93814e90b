import { leadAnswerSchema, leadRequestSchema } from './lead-call';
import { itParses } from './testing/it-parses';
import { wordCheckAnswerSchema } from './word-check';

const leadRequest = {
  nome: 'Joana',
  email: 'joana@example.com',
  telefone: '11987654321',
  rendaMensal: 8000.5,
  campanhaId: 1,
  compraId: 2,
  categoriaId: 2,
  tipo: 1,
  empresaId: 3,
  referralCode: null,
};

itParses('a lead', leadRequestSchema, leadRequest);
itParses('a saved lead', leadAnswerSchema, { data: { id: 'a-1', LeadToken: 't' } });
itParses('a word check', wordCheckAnswerSchema, { success: false, errorMessage: 'Use outra palavra.' });
itParses('a word check without a sentence', wordCheckAnswerSchema, { success: true });

it('refuses a phone with a mask', () => {
  expect(leadRequestSchema.safeParse({ ...leadRequest, telefone: '(11) 98765-4321' }).success).toBe(false);
});
