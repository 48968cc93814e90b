import { speakable } from '@consorcio/host/speech';
import type { ChatPage } from '../pages/chat-page';
import { expect, test } from '../pages/fixtures/test';
import { aCompanyVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// The unit tests of shared/validation and of the masks hold every test vector. Here is one of each kind in a real browser, with its
// keys, its clipboard and its clock.

interface Field {
  /** Its row in the summary. */
  readonly term: string;
  readonly step: string;
  readonly refused: readonly [text: string, sentence: string];
  /** A text, and how field and summary show it. */
  readonly accepted: readonly [text: string, shown: string];
}

const personFields: readonly Field[] = [
  {
    term: 'CPF',
    step: 'proposal-cpf-cnpj',
    refused: ['12345678909', 'CPF inválido'], // its check digits are valid, but the SPEC refuses it
    accepted: ['\u00a0295379955930 ', '295.379.955-93'], // one digit too many
  },
  {
    term: 'Data de nascimento',
    step: 'proposal-nascimento',
    refused: ['29/02/2005', 'Data inválida 🤔'],
    accepted: ['  16-04-1986 ', '16/04/1986'],
  },
  {
    term: 'Celular',
    step: 'proposal-telefone',
    refused: ['1133334444', 'Telefone inválido 🤔'],
    accepted: ['015 21 98123-4567', '(21) 98123-4567'], // with the code of a carrier
  },
  {
    term: 'E-mail',
    step: 'proposal-email',
    refused: ['marina@gmail.con', 'E-mail inválido 🤔'], // well formed, and probably a slip
    accepted: ['marina@gmail.com', 'marina@gmail.com'],
  },
];

const companyFields: readonly Field[] = [
  {
    term: 'Razão social',
    step: 'proposal-nome',
    refused: ['Padaria', 'Razão Social inválida'],
    accepted: ['Silva & Filhos S/A', 'Silva & Filhos S/A'],
  },
  {
    term: 'CNPJ',
    step: 'proposal-cpf-cnpj',
    refused: ['11.222.333/0001-82', 'CNPJ inválido'],
    accepted: ['\u00a0!1Z000000000039 ', '1Z.000.000/0000-39'],
  },
];

test('each kind of field of a person and of a company accepts or refuses what is typed and pasted', async ({
  chat,
  beginAt,
}) => {
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  for (const [turn, field] of personFields.entries()) await tryField(chat, field, turn);
  await when('they change the holder to their company', async () => {
    await chat.press(chat.data.edit('Quem contrata'));
    await chat.isAt('proposal-titular');
    await chat.choose(labels.ownCompany);
    await chat.walkTo('proposal-terms', aCompanyVisitor());
  });
  for (const [turn, field] of companyFields.entries()) await tryField(chat, field, turn);
});

/** Texts are typed and pasted in turns: both ways use one rule. A refused text stays in its field. */
async function tryField(chat: ChatPage, { term, step, refused, accepted }: Field, turn: number): Promise<void> {
  const enter = (text: string) => (turn % 2 === 0 ? chat.type(text) : chat.paste(text));
  const [wrong, sentence] = refused;
  await when(`${term}: they answer '${wrong}'`, async () => {
    await chat.press(chat.data.edit(term));
    await chat.isAt(step);
    await enter(wrong);
  });
  await thenSee('the error is at the field', async () => {
    const shown = await chat.field.inputValue();
    await chat.press(chat.send);
    await expect(chat.problem).toHaveText(sentence);
    await expect(chat.field).toHaveAccessibleDescription(new RegExp(`^${speakable(sentence)}`));
    await expect(chat.field).toHaveValue(shown);
  });
  const [right, shown] = accepted;
  await when(`${term}: they answer '${right}'`, async () => {
    await enter(right);
    await expect(chat.field).toHaveValue(shown);
    await chat.press(chat.send);
  });
  await thenSee('it is in the summary', async () => {
    await chat.isAt('proposal-terms');
    await expect(chat.data.value(term)).toHaveText(shown);
  });
}
