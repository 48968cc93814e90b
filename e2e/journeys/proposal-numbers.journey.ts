import cepVectors from '@consorcio/shared/testing/vectors/cep.json' with { type: 'json' };
import cnpjVectors from '@consorcio/shared/testing/vectors/cnpj.json' with { type: 'json' };
import cpfVectors from '@consorcio/shared/testing/vectors/cpf.json' with { type: 'json' };
import { expect, test } from '../fixtures/test';
import { aCompanyVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

/** A masked number and its public test vectors. */
interface Coded {
  readonly name: 'CPF' | 'CNPJ' | 'CEP';
  /** One `#` per digit. */
  readonly mask: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** Pasted texts with extra characters and what the field shows. */
  readonly tidied: readonly (readonly [pasted: string, standing: string])[];
}

const valuesOf = (vectors: readonly { readonly value: string }[]) => vectors.map(({ value }) => value);
const bare = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

const cpf = coded({
  name: 'CPF',
  mask: '###.###.###-##',
  // As in shared/validation: the SPEC refuses 12345678909 explicitly, although its check digits are valid.
  valid: valuesOf(cpfVectors.valid).filter((value) => bare(value) !== '12345678909'),
  invalid: [...valuesOf(cpfVectors.invalid), '12345678909'],
  tidied: [
    ['40364478829!', '403.644.788-29'],
    ['295379955930', '295.379.955-93'],
    ['foo391.838.38test0-66', '391.838.380-66'],
    ['295$379\n955...93', '295.379.955-93'],
  ],
});
const cnpj = { name: 'CNPJ', mask: '##.###.###/####-##' } as const;
const cnpjOfDigits = coded({
  ...cnpj,
  valid: valuesOf(cnpjVectors.valid_numeric),
  invalid: valuesOf(cnpjVectors.invalid_numeric),
  tidied: [
    ['!13723705000189', '13.723.705/0001-89'],
    ['66.919.381/0001-155', '66.919.381/0001-15'],
    ['54.550.752/////0001-55', '54.550.752/0001-55'],
    ['54550[752#0001..$55', '54.550.752/0001-55'],
  ],
});
const cnpjWithLetters = coded({
  ...cnpj,
  valid: [...valuesOf(cnpjVectors.valid_alphanumeric), '12abc34501de35', 'AAAAAAAAAAAA45'],
  invalid: valuesOf(cnpjVectors.invalid_alphanumeric),
  tidied: [
    ['!1Z000000000039', '1Z.000.000/0000-39'],
    ['12......ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ],
});
const cep = coded({
  name: 'CEP',
  mask: '#####-###',
  valid: [...valuesOf(cepVectors.valid), '57040 520'],
  invalid: [...valuesOf(cepVectors.invalid), ...Array.from('0123456789', (digit) => digit.repeat(8))],
  tidied: [
    ['123456789', '12345-678'],
    ['57040-5201', '57040-520'],
  ],
});

test('the field accepts or refuses every CPF of the vectors', async ({ chat, beginAt }) => {
  test.slow();
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  await judges(chat, cpf);
});

for (const { what, number } of [
  { what: 'of digits', number: cnpjOfDigits },
  { what: 'with letters', number: cnpjWithLetters },
]) {
  test(`the field accepts or refuses every CNPJ ${what} of the vectors`, async ({ chat, beginAt }) => {
    test.slow();
    await given('a company before the terms', async () => {
      await beginAt('proposal-confirm-plan');
      await chat.walkTo('proposal-terms', aCompanyVisitor());
    });
    await judges(chat, number);
  });
}

test('the field accepts or refuses every CEP of the vectors', async ({ chat, watched, beginAt }) => {
  watched.expectFailedRequests('/api/endereco'); // the sandbox knows only one of them
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  await judges(chat, cep);
});

/** Refuses invalid values, pasted or typed, and accepts valid ones, pasted in several spellings; every second one is typed too. */
async function judges(chat: ChatPage, number: Coded): Promise<void> {
  await chat.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ask(chat, number);
  for (const [place, text] of number.invalid.entries()) {
    await when(`they give '${text}'`, async () => {
      // Alternating, because both ways use one rule with unit tests and each takes time here.
      const enter = place % 2 === 0 ? paste : type;
      await enter(chat, text);
      if ((await chat.field.inputValue()) !== '') await expect(chat.problem).toHaveCount(0);
      await chat.field.press('Enter');
      await expect(chat.problem).toHaveText(`${number.name} inválido`);
    });
  }
  for (const [place, text] of number.valid.entries()) {
    const standing = masked(number, text);
    await when(`they give '${text}'`, async () => {
      // Two spellings each, so a few values cover all spellings.
      const pasted = spellings(number, text);
      for (const turn of [2 * place, 2 * place + 1]) {
        await paste(chat, pasted[turn % pasted.length] ?? text);
        await expect(chat.field).toHaveValue(standing);
      }
      if (place % 2 === 0) await type(chat, place % 4 === 0 ? bare(text).toLowerCase() : standing);
      await expect(chat.field).toHaveValue(standing);
    });
    await thenSee(`${standing} is accepted`, () => isTaken(chat, number, standing));
  }
  for (const [pasted, standing] of number.tidied) {
    await when(`they paste '${pasted}'`, () => paste(chat, pasted));
    await thenSee(`${standing} is shown and accepted`, async () => {
      await expect(chat.field).toHaveValue(standing);
      await isTaken(chat, number, standing);
    });
  }
}

/** Sends the field, expects it to be accepted, and returns to the question. */
async function isTaken(chat: ChatPage, number: Coded, standing: string): Promise<void> {
  const before = await chat.visitorMessage('').count();
  await chat.field.press('Enter');
  await expect(chat.visitorMessage('')).toHaveCount(before + 1);
  await expect(chat.visitorMessage(standing).last()).toBeVisible();
  const step = await chat.settledStep();
  expect(['proposal-terms', 'cep-not-found']).toContain(step);
  if (step === 'cep-not-found') return; // asks for another CEP at once
  await expect(chat.data.value(number.name)).toHaveText(standing);
  await ask(chat, number);
}

async function ask(chat: ChatPage, { name }: Coded): Promise<void> {
  await chat.press(chat.data.edit(name));
  await chat.isAt(name === 'CEP' ? 'cep-first-input' : 'proposal-cpf-cnpj');
}

/** Pastes over the content of the field. */
async function paste(chat: ChatPage, text: string): Promise<void> {
  await chat.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await chat.field.press('ControlOrMeta+a');
  await chat.field.press(text === '' ? 'Delete' : 'ControlOrMeta+v');
}

/** Types over the content of the field, key by key. */
async function type(chat: ChatPage, text: string): Promise<void> {
  await chat.field.press('ControlOrMeta+a');
  await chat.field.press('Delete');
  await chat.field.pressSequentially(text.replace('\n', ''));
}

/** Spellings of a pasted number. The field shows all of them alike. */
function spellings(number: Coded, text: string): readonly string[] {
  const whole = masked(number, text);
  const spaced = whole.replace(/[^0-9A-Z]/g, '\u00a0');
  return [...new Set([bare(text), whole, `  ${whole} `, `\u00a0${bare(text)}\u00a0`, spaced, text])];
}

function masked({ mask }: Coded, text: string): string {
  const characters = [...bare(text)];
  return mask.replace(/#/g, () => characters.shift() ?? '');
}

/** Values that the field normalises are not refused, even if the vectors call the raw text invalid. */
function coded(number: Coded): Coded {
  const tidied = new Set(number.tidied.map(([pasted]) => pasted));
  return { ...number, invalid: number.invalid.filter((text) => !tidied.has(text)) };
}
