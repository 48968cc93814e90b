import { becomeCompany } from '../fixtures/proposals';
import { spoken } from '../fixtures/spoken';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

// The unit tests of shared/validation and of the masks hold every test vector. Here are a few of each kind in a real browser,
// with its keys, its clipboard and its clock.

const tooLong = 'Numero máximo de caracteres excedido 🤔';
const forbidden = 'Ops! Tem uma palavra aí que não podemos usar. Pode escrever de outro jeito? 😊';
const invalidDate = 'Data inválida 🤔';

interface Field {
  /** Its row in the summary. */
  readonly term: string;
  readonly step: string;
  readonly refused: readonly (readonly [text: string, sentence: string])[];
  /** Texts and how field and summary show them. */
  readonly accepted: readonly (readonly [text: string, shown: string])[];
}

const personFields: readonly Field[] = [
  {
    term: 'Nome completo',
    step: 'proposal-nome',
    refused: [['Marina Xingamento', forbidden]],
    accepted: [['Marina Prado', 'Marina Prado']],
  },
  {
    term: 'CPF',
    step: 'proposal-cpf-cnpj',
    refused: [
      ['12345678909', 'CPF inválido'], // its check digits are valid, but the SPEC refuses it
    ],
    accepted: [
      ['\u00a0295379955930 ', '295.379.955-93'], // one digit too many
    ],
  },
  {
    term: 'Data de nascimento',
    step: 'proposal-nascimento',
    refused: [['29/02/2005', invalidDate]],
    accepted: [['  16-04-1986 ', '16/04/1986']],
  },
  {
    term: 'CEP',
    step: 'cep-first-input',
    refused: [['00000-000', 'CEP inválido']],
    accepted: [[' 01310\u00a0100 ', '01310-100']],
  },
  {
    term: 'Número',
    step: 'proposal-numero',
    refused: [['12345678901', tooLong]],
    accepted: [['99', '99']],
  },
  {
    term: 'E-mail',
    step: 'proposal-email',
    refused: [['marina@', 'E-mail inválido 🤔']],
    accepted: [[' marina@example.com ', 'marina@example.com']],
  },
  {
    term: 'Celular',
    step: 'proposal-telefone',
    refused: [['1133334444', 'Telefone inválido 🤔']],
    accepted: [['21981234567', '(21) 98123-4567']],
  },
];

const companyFields: readonly Field[] = [
  {
    term: 'Razão social',
    step: 'proposal-nome',
    refused: [['Padaria', 'Razão Social inválida']],
    accepted: [['Silva & Filhos S/A', 'Silva & Filhos S/A']],
  },
  {
    term: 'CNPJ',
    step: 'proposal-cpf-cnpj',
    refused: [['11.222.333/0001-82', 'CNPJ inválido']],
    accepted: [['\u00a0!1Z000000000039 ', '1Z.000.000/0000-39']],
  },
];

test('each field of a person and of a company accepts or refuses what is typed and pasted', async ({
  chat,
  beginAt,
}) => {
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  for (const field of personFields) await tryField(chat, field);
  await when('they change the holder to their company', () => becomeCompany(chat));
  for (const field of companyFields) await tryField(chat, field);
});

/** Texts are typed and pasted in turns: both ways use one rule. A refused text stays in its field. */
async function tryField(chat: ChatPage, { term, step, refused, accepted }: Field): Promise<void> {
  const enter = async (text: string, turn: number) => {
    if ((await chat.settledStep()) === 'proposal-terms') await chat.press(chat.data.edit(term));
    await chat.isAt(step);
    await (turn % 2 === 0 ? chat.type(text) : chat.paste(text));
  };
  for (const [turn, [text, sentence]] of refused.entries()) {
    await when(`${term}: they answer '${text}'`, () => enter(text, turn));
    await thenSee('the error is at the field', async () => {
      const shown = await chat.field.inputValue();
      await chat.press(chat.send);
      await expect(chat.problem).toHaveText(sentence);
      await expect(chat.field).toHaveAccessibleDescription(spoken(sentence));
      await expect(chat.field).toHaveValue(shown);
    });
  }
  for (const [turn, [text, shown]] of accepted.entries()) {
    await when(`${term}: they answer '${text}'`, async () => {
      await enter(text, turn);
      if (term !== 'E-mail') await expect(chat.field).toHaveValue(shown);
      await chat.press(chat.send);
    });
    await thenSee('it is in the summary', async () => {
      await chat.isAt('proposal-terms');
      await expect(chat.data.value(term)).toHaveText(shown);
    });
  }
}
