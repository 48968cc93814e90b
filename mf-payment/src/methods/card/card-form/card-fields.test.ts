import { validationMessages } from '@consorcio/shared/validation';
import { aCardForm } from '../../../testing/conversation';
import { type CardField, cardFields, emptyCard, readCard, wrongFields } from './card-fields';

const today = '2026-11-21';
const texts = {
  numero: '4242 4242 4242 4242',
  nome: 'Joana P Silva',
  validade: '03/2031',
  codigo: '737',
  documento: '529.982.247-25',
  parcelas: '2',
};

it('reads a complete card as the form that is sent, with the name in capitals', () => {
  expect(readCard(texts, today)).toEqual({ form: aCardForm() });
});

it.each<[CardField, string, string]>([
  ['numero', '4111', validationMessages.cardNumber],
  ['nome', 'M', validationMessages.nomePessoa],
  ['validade', '10/2026', validationMessages.cardExpiry],
  ['codigo', '12', validationMessages.securityCode],
  ['documento', '529', validationMessages.cpf],
  ['parcelas', '4', validationMessages.instalments],
])('reports only the field %s when only that one is wrong', (field, text, problem) => {
  expect(readCard({ ...texts, [field]: text }, today)).toEqual({ problems: { [field]: problem } });
});

it('begins with empty fields', () => {
  expect(emptyCard).toEqual(Object.fromEntries(cardFields.map((field) => [field, ''])));
});

it('lists the wrong fields in their order on the screen', () => {
  const read = readCard(emptyCard, today);

  expect('problems' in read && wrongFields(read.problems)).toEqual(cardFields);
  expect(wrongFields({ documento: 'wrong', nome: 'wrong' })).toEqual(['nome', 'documento']);
  expect(wrongFields({})).toEqual([]);
});
