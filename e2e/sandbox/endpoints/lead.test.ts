import { leadAnswer } from '../answers';
import { aLead } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();

it('creates a lead with an id and a token, and writes it in the ledger', async () => {
  const { status, json } = await sandbox.post('/api/lead', aLead(), 'k');
  expect(status).toBe(200);
  expect(leadAnswer.parse(json).data).toEqual({ id: 1001, LeadToken: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect((await sandbox.ledger()).leads).toEqual([{ id: 1001, key: 'k', payload: aLead(), answer: json, posts: 1 }]);
});

it('names each wrong field', async () => {
  const { status, json } = await sandbox.post('/api/lead', { ...aLead(), telefone: '119', rendaMensal: '6000' });
  expect([status, json]).toEqual([
    400,
    {
      errors: [
        expect.stringMatching(/^field telefone: /),
        'field rendaMensal: Invalid input: expected number, received string',
      ],
    },
  ]);
});
