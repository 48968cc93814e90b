import { addressAnswerSchema } from '@consorcio/shared/entities';
import { addressBook } from '../address/address-book';
import { magic, slowInMs } from '../magic-values';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const ask = (cep: string) => sandbox.call('GET', `/api/endereco?${new URLSearchParams({ cep })}`);
const found = async (cep: string) => addressAnswerSchema.parse((await ask(cep)).json).data;

const paulista = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
  numero: '',
  complemento: '',
};

it.each(['01310100', '01310-100'])('finds %s, with or without a hyphen', async (cep) => {
  expect(await found(cep)).toEqual(paulista);
});

it.each(addressBook.filter(({ cep }) => cep !== magic.cepFailsOnce))(
  'finds $cep in $cidade, $estado',
  async (address) => {
    expect(await found(address.cep)).toEqual(address);
  },
);

it.each([
  ['69905-062', 'AC'],
  ['57030-170', 'AL'],
  ['69036-110', 'AM'],
  ['68900-073', 'AP'],
  ['40170-010', 'BA'],
  ['60165-120', 'CE'],
  ['70150-900', 'DF'],
  ['29055-130', 'ES'],
  ['74020-200', 'GO'],
  ['65080-805', 'MA'],
  ['30130-005', 'MG'],
  ['79002-073', 'MS'],
  ['78005-370', 'MT'],
  ['66075-110', 'PA'],
  ['58045-010', 'PB'],
  ['51111-000', 'PE'],
  ['64001-020', 'PI'],
  ['80060-000', 'PR'],
  ['22021-001', 'RJ'],
  ['59090-000', 'RN'],
  ['76801-470', 'RO'],
  ['69301-380', 'RR'],
  ['90020-007', 'RS'],
  ['88010-001', 'SC'],
  ['49097-270', 'SE'],
  ['01001-000', 'SP'],
  ['77001-090', 'TO'],
])('finds a street with its neighbourhood for %s, in %s', async (cep, estado) => {
  expect(await found(cep)).toMatchObject({
    estado,
    logradouro: expect.stringMatching(/./),
    bairro: expect.stringMatching(/./),
    numero: '',
    complemento: '',
  });
});

it.each([
  ['36325-000', { logradouro: '', bairro: '', cidade: 'Tiradentes', estado: 'MG' }],
  ['79290-000', { logradouro: '', bairro: '', cidade: 'Bonito', estado: 'MS' }],
  ['53990-000', { logradouro: '', bairro: '', cidade: 'Fernando de Noronha', estado: 'PE' }],
  ['30140-010', { logradouro: 'Praça da Liberdade', bairro: '', cidade: 'Belo Horizonte' }],
  ['70910-900', { logradouro: '', bairro: 'Asa Norte', cidade: 'Brasília' }],
  ['31270-901', { numero: '6627', complemento: '' }],
  ['01002-900', { numero: '15', complemento: 'Edifício Matarazzo' }],
])('says of %s what it knows and no more', async (cep, known) => {
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

it('refuses a question without a CEP', async () => {
  expect(await sandbox.call('GET', '/api/endereco')).toMatchObject({ status: 400 });
});

describe('magic CEPs', () => {
  it('fails every time for 00000-500', async () => {
    for (let attempt = 0; attempt < 2; attempt++) expect(await ask('00000-500')).toMatchObject({ status: 500 });
  });

  it('fails only once for 00000-501, however it is written, and once more after a reset', async () => {
    const statuses = [];
    for (const cep of ['00000-501', '00000501', '00000-501']) statuses.push((await ask(cep)).status);
    await sandbox.raw('DELETE', '/sandbox/ledger');
    statuses.push((await ask('00000-501')).status);
    expect(statuses).toEqual([500, 200, 200, 500]);
  });

  it('lets 00000-006 wait', async () => {
    expect(await ask('00000-006')).toMatchObject({ status: 200 });
    expect(clock.waits.at(-1)).toBe(slowInMs);
  });

  it('finds 00000-400, which the proposal refuses', async () => {
    expect(await found('00000-400')).toMatchObject({ logradouro: 'Rua Sem Saída', estado: 'SP' });
  });
});
