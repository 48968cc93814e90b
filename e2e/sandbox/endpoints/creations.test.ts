import { magic, slowInMs } from '../magic-values';
import { aCardPayment, aLead, aProposta } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const tokenFor = async (email: string) => (await sandbox.propose({ email })).propostaToken;

const kinds = [
  ['lead', '/api/lead', 'leads', aLead(), aLead({ nome: 'Outra' })],
  ['proposal', '/api/proposta', 'proposals', aProposta(), aProposta({ numero: '2' })],
  ['Pix', '/api/pagamento/pix', 'charges', 'a-token', 'another-token'],
  ['boleto', '/api/pagamento/boleto', 'charges', 'a-token', 'another-token'],
  ['card payment', '/api/pagamento/cartao', 'charges', aCardPayment(), aCardPayment({ cartaoParcelas: 2 })],
] as const;

describe.each(kinds)('a %s', (_, path, list, body, other) => {
  const created = async () => (await sandbox.ledger())[list].map(({ id, key, posts }) => [id, key, posts]);

  it('is created once per idempotency key, also by two POSTs at the same time, and the ledger counts each POST', async () => {
    const answers = await Promise.all([sandbox.post(path, body, 'k'), sandbox.post(path, body, 'k')]);
    answers.push(await sandbox.post(path, body, 'k'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await created()).toEqual([[1001, 'k', 3]]);
    expect((await sandbox.ledger()).posts).toEqual([{ path, key: 'k', count: 3 }]);
  });

  it('is another one with another key, and each time without a key', async () => {
    for (const key of ['k', 'l', undefined, undefined]) await sandbox.post(path, body, key);
    expect(await created()).toEqual([
      [1001, 'k', 1],
      [1002, 'l', 1],
      [1003, null, 1],
      [1004, null, 1],
    ]);
  });

  it('is refused with 422 if the key was used with other data', async () => {
    await sandbox.post(path, body, 'k');
    expect(await sandbox.post(path, other, 'k')).toMatchObject({ status: 422 });
    expect(await created()).toEqual([[1001, 'k', 2]]);
  });
});

it('keeps the keys of different kinds apart', async () => {
  for (const [, path, , body] of kinds) expect(await sandbox.post(path, body, 'k')).toMatchObject({ status: 200 });
});

const leadOf = async (email: string) => aLead({ email });
const proposalOf = async (email: string) => aProposta({ email });

describe.each([
  ['lead', '/api/lead', 'leads', leadOf, 1, magic.lead],
  ['proposal', '/api/proposta', 'proposals', proposalOf, 1, magic.proposal],
  ['Pix', '/api/pagamento/pix', 'charges', tokenFor, 2, magic.pix],
  ['boleto', '/api/pagamento/boleto', 'charges', tokenFor, 2, magic.boleto],
] as const)('a %s with a magic e-mail', (_, path, list, bodyFor, failures, { fails, recovers, slow, lost }) => {
  const statusesOf = async (email: string, keys: readonly string[]) => {
    const body = await bodyFor(email);
    const statuses = [];
    for (const key of keys) statuses.push((await sandbox.post(path, body, key)).status);
    return statuses;
  };

  it('fails every time', async () => {
    expect(await statusesOf(fails, ['k', 'k', 'k', 'k'])).toEqual([500, 500, 500, 500]);
    expect((await sandbox.ledger())[list]).toEqual([]);
  });

  it('fails the first times of each key', async () => {
    const first = Array.from({ length: failures }, () => 500);
    const keys = (key: string) => [...first, 200].map(() => key);
    expect(await statusesOf(recovers.toUpperCase(), [...keys('k'), ...keys('l')])).toEqual([
      ...first,
      200,
      ...first,
      200,
    ]);
  });

  it('is slow', async () => {
    expect(await statusesOf(slow, ['k'])).toEqual([200]);
    expect(sandbox.clock.waits.at(-1)).toBe(slowInMs);
  });

  it('is created before the connection breaks, and found by a retry', async () => {
    const body = await bodyFor(lost);
    await expect(sandbox.post(path, body, 'k')).rejects.toThrow('terminated');
    expect(await sandbox.post(path, body, 'k')).toMatchObject({ status: 200 });
    expect((await sandbox.ledger())[list]).toMatchObject([{ id: 1001, posts: 2 }]);
  });
});

it.each([
  ['lead', '/api/lead', aLead({ email: magic.leadRefused })],
  ['proposal', '/api/proposta', aProposta({ email: magic.proposalRefused })],
])('refuses a %s with a magic e-mail', async (what, path, body) => {
  const { status, json } = await sandbox.post(path, body);
  expect([status, json]).toEqual([400, { errors: [`field email: this ${what} is not accepted`] }]);
});
