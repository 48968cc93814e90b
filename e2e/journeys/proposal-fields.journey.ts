import { speakable } from '@consorcio/host/speech';
import type { ChatPage } from '../pages/chat-page';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';

// The unit tests of shared/validation and of the masks hold every test vector. Here are some in a real browser, with its
// keys, its clipboard and its clock.

interface Field {
  /** Its row in the summary. */
  readonly term: string;
  readonly step: string;
  readonly refused: readonly [text: string, sentence: string];
  /** A text, and how field and summary show it. */
  readonly accepted: readonly [text: string, shown: string];
}

const fields: readonly Field[] = [
  {
    term: 'CPF',
    step: 'proposal-cpf-cnpj',
    refused: ['12345678909', 'CPF inválido'], // its check digits are valid, but the SPEC refuses it
    accepted: ['\u00a0295379955930 ', '295.379.955-93'], // one digit too many
  },
  {
    term: 'Celular',
    step: 'proposal-telefone',
    refused: ['1133334444', 'Telefone inválido 🤔'],
    accepted: ['015 21 98123-4567', '(21) 98123-4567'], // with the code of a carrier
  },
  {
    term: 'Data de nascimento',
    step: 'proposal-nascimento',
    refused: ['29/02/2005', 'Data inválida 🤔'],
    accepted: ['  16-04-1986 ', '16/04/1986'],
  },
];

test('a field accepts or refuses what is typed and pasted', async ({ chat, beginAt }) => {
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  for (const [turn, field] of fields.entries()) await tryField(chat, field, turn);
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
