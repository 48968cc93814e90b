import { anAddress } from '../testing/builders';
import { addressAnswerSchema } from './address';
import { itParses } from './testing/it-parses';

itParses('an address', addressAnswerSchema, { data: anAddress() });

it.each([
  { bairro: null, numero: undefined },
  { bairro: '', numero: '' },
])('reads unknown parts of an address as empty: %p', (unknown) => {
  expect(addressAnswerSchema.parse({ data: { cep: '01310100', ...unknown } }).data).toEqual(
    anAddress({ logradouro: '', bairro: '', cidade: '', estado: '' }),
  );
});
