import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const check = (body: unknown) => sandbox.post('/api/lead/validar-palavras', body);
const refusal = { success: false, errorMessage: expect.stringContaining('Ops!') };
const notText = { errors: [expect.stringMatching(/^body: .*expected string/)] };

it.each<[body: unknown, status: number, answer: unknown]>([
  ['Marina', 200, { success: true }],
  ['José da Conceição', 200, { success: true }],
  ['Testemunha', 200, { success: true }],
  ['', 200, { success: true }],
  ['123', 200, { success: true }],
  ['Palavrao', 200, refusal],
  ['PALAVRÃO!', 200, refusal],
  ['Ana Teste', 200, refusal],
  ['um xingamento aqui', 200, refusal],
  ['Quinhentos', 500, { errors: [expect.any(String)] }],
  [{ texto: 'Marina' }, 400, notText],
  [123, 400, notText],
  [null, 400, notText],
])('answers %j with %i', async (body, status, answer) => {
  const { status: actual, json } = await check(body);
  expect([actual, json]).toEqual([status, answer]);
});
