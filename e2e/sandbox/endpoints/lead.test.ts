import { leadAnswerSchema } from '@consorcio/shared/entities';
import { magic, slowInMs } from '../magic-values';
import { ledgerSchema } from '../state/ledger';
import { aLead } from '../testing/builders';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const post = (lead = aLead(), key?: string) =>
  sandbox.call('POST', '/api/lead', lead, key === undefined ? {} : { 'idempotency-key': key });
const ledger = async () => ledgerSchema.parse((await sandbox.call('GET', '/sandbox/ledger')).json);

it('creates a lead with an id and a token', async () => {
  const { status, json } = await post();
  expect(status).toBe(200);
  expect(leadAnswerSchema.parse(json).data).toEqual({ id: 1001, LeadToken: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

it('creates nothing twice for one idempotency key, and writes both POSTs in the ledger', async () => {
  const first = await post(aLead(), 'intent-1');
  const second = await post(aLead(), 'intent-1');
  expect(second.json).toEqual(first.json);
  expect(await ledger()).toEqual({
    leads: [{ id: 1001, key: 'intent-1', payload: aLead(), answer: first.json, posts: 2 }],
    proposals: [],
    charges: [],
    posts: [{ path: '/api/lead', key: 'intent-1', count: 2 }],
  });
});

it('creates one lead for two POSTs of the same key at the same time', async () => {
  const [one, other] = await Promise.all([post(aLead(), 'intent-1'), post(aLead(), 'intent-1')]);
  expect(one.json).toEqual(other.json);
  expect((await ledger()).leads).toHaveLength(1);
});

it('creates another lead for another key, and without a key each time', async () => {
  await post(aLead(), 'intent-1');
  await post(aLead(), 'intent-2');
  await post();
  await post();
  expect((await ledger()).leads.map(({ id, key, posts }) => [id, key, posts])).toEqual([
    [1001, 'intent-1', 1],
    [1002, 'intent-2', 1],
    [1003, null, 1],
    [1004, null, 1],
  ]);
});

it('refuses a key that comes back with other data', async () => {
  await post(aLead(), 'intent-1');
  expect(await post(aLead({ nome: 'Outra' }), 'intent-1')).toMatchObject({ status: 422 });
  expect((await ledger()).leads).toHaveLength(1);
});

it('says which field is wrong', async () => {
  const { status, json } = await sandbox.call('POST', '/api/lead', {
    ...aLead(),
    telefone: '119',
    rendaMensal: '6000',
  });
  expect(status).toBe(400);
  expect(json).toEqual({
    errors: [
      expect.stringMatching(/^field telefone: /),
      'field rendaMensal: Invalid input: expected number, received string',
    ],
  });
});

describe('magic e-mails', () => {
  it('fails every time for lead500', async () => {
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await post(aLead({ email: magic.leadFails }), 'k')).toMatchObject({ status: 500 });
    expect(await ledger()).toEqual({
      leads: [],
      proposals: [],
      charges: [],
      posts: [{ path: '/api/lead', key: 'k', count: 2 }],
    });
  });

  it('fails only once for leadinstavel', async () => {
    const lead = aLead({ email: magic.leadFailsOnce.toUpperCase() });
    expect(await post(lead, 'k')).toMatchObject({ status: 500 });
    expect(await post(lead, 'k')).toMatchObject({ status: 200 });
  });

  it('refuses lead400', async () => {
    expect(await post(aLead({ email: magic.leadRefused }))).toMatchObject({ status: 400 });
  });

  it('lets leadlento wait', async () => {
    expect(await post(aLead({ email: magic.leadSlow }))).toMatchObject({ status: 200 });
    expect(clock.waits.at(-1)).toBe(slowInMs);
  });

  it('breaks the connection of leadmudo after creating the lead, and finds it when asked again', async () => {
    const lead = aLead({ email: magic.leadLost });
    await expect(post(lead, 'k')).rejects.toThrow('terminated');
    expect((await ledger()).leads).toHaveLength(1);
    expect(leadAnswerSchema.parse((await post(lead, 'k')).json).data.id).toBe(1001);
    expect((await ledger()).leads).toHaveLength(1);
  });
});
