import { wordCheckAnswerSchema } from '@consorcio/shared/entities';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const check = (body: unknown) => sandbox.call('POST', '/api/lead/validar-palavras', body);

it.each(['Marina', 'José da Conceição', 'Testemunha', '', '123'])('accepts %j', async (text) => {
  const { status, json } = await check(text);
  expect(status).toBe(200);
  expect(wordCheckAnswerSchema.parse(json)).toEqual({ success: true });
});

it.each(['Palavrao', 'PALAVRÃO!', 'Ana Teste', 'um xingamento aqui'])('refuses %j with a message', async (text) => {
  const { status, json } = await check(text);
  expect(status).toBe(200);
  expect(wordCheckAnswerSchema.parse(json)).toEqual({ success: false, errorMessage: expect.stringContaining('Ops!') });
});

it('fails for Quinhentos', async () => {
  expect(await check('Quinhentos')).toMatchObject({ status: 500 });
});

it.each([[{ texto: 'Marina' }], [123], [null]])('takes nothing but a JSON string: not %j', async (body) => {
  const { status, json } = await check(body);
  expect(status).toBe(400);
  expect(json).toEqual({ errors: [expect.stringMatching(/^body: .*expected string/)] });
});
