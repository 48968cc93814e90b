import { addressBook } from '../address/address-book';
import { addressAnswer } from '../answers';
import { magic, slowInMs } from '../magic-values';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const ask = (cep: string) => sandbox.call('GET', `/api/endereco?${new URLSearchParams({ cep })}`);
const found = async (cep: string) => addressAnswer.parse((await ask(cep)).json).data;

it('finds every address of the book', async () => {
  const findable = addressBook.filter(({ cep }) => cep !== magic.cepFailsOnce);
  for (const address of findable) expect(await found(address.cep)).toEqual(address);
});

it.each([
  ['01310-100', { logradouro: 'Avenida Paulista', complemento: '' }],
  ['36325-000', { logradouro: '', bairro: '', cidade: 'Tiradentes', estado: 'MG' }],
])('answers the known parts of %s, also with a hyphen', async (cep, known) => {
  expect(await found(cep)).toMatchObject(known);
});

it.each(['00000-404', '99999-999', '01310-101'])('does not find %s', async (cep) => {
  expect(await ask(cep)).toMatchObject({ status: 404, json: { errors: ['CEP não encontrado.'] } });
});

it.each(['', '0131010', '013101000', '01310 100', '0131-0100', '0131010a', '01310100,01001000'])(
  'refuses %j',
  async (cep) => {
    const { status, json } = await ask(cep);
    expect([status, json]).toEqual([400, { errors: ['field cep: expected 8 digits, with or without a hyphen'] }]);
  },
);

it('fails every time for 00000-500, and once for 00000-501 in any form, again after a reset', async () => {
  const statuses = [];
  for (const cep of ['00000-500', '00000-500', '00000-501', '00000501', '00000-501'])
    statuses.push((await ask(cep)).status);
  await sandbox.raw('DELETE', '/sandbox/ledger');
  statuses.push((await ask('00000-501')).status);
  expect(statuses).toEqual([500, 500, 500, 200, 200, 500]);
});

it('is slow for 00000-006', async () => {
  expect(await ask('00000-006')).toMatchObject({ status: 200 });
  expect(sandbox.clock.waits.at(-1)).toBe(slowInMs);
});
