import { itChecks, readAs } from '../testing/it-checks';
import xss from '../testing/vectors/xss_dompurify.json';
import { checkCardHolder } from './card';
import { checkNome, checkNomeContrato, tiposPessoa, wordOfLetters } from './names';
import { checkRequiredText } from './text';
import { asciiForms, tidy, tidyCode } from './tidy';

const required = 'Preencha para continuar! 😊';
const tooLong = 'Numero máximo de caracteres excedido 🤔';
const payloads = xss.payloads.map(({ payload }) => payload);
const thirty = `Ana ${'a'.repeat(26)}`;
const same = (text: string) => [text, text] as const;

itChecks('checkNome', checkNome, {
  takes: [
    ...readAs('Ana', 'Ana', 'Ana. ', 'Ana ,'),
    ['  josé   da  conceição ', 'josé da conceição'],
    ['Jose\u0301', 'José'],
    ['Ana\u00a0Maria', 'Ana Maria'],
    ['\u200eÂngela\u200f', 'Ângela'],
    ['É', 'É'],
    ['José\u0301', 'José'],
    same('a'.repeat(60)),
  ],
  refuses: {
    [required]: ['', ' ', '\n\t', '\u00a0', '\u200b', '.'],
    'Está correto? 🤔': [
      ...['Ana1', '123', "D'Ávila", 'Ana-Maria', 'Ana..', 'A.na', 'Ana 😊', 'Анна', '李', 'a\u0000b', '@'],
      'a'.repeat(61),
    ],
  },
});

it.each(payloads)('takes no markup for a name: %s', (payload) => {
  expect(checkNome(payload).ok).toBe(false);
  for (const tipoPessoa of tiposPessoa) expect(checkNomeContrato(tipoPessoa)(payload).ok).toBe(false);
});

itChecks('checkNomeContrato of a person', checkNomeContrato(0), {
  takes: [
    ...readAs('Ana Lima', 'Ana Lima', 'Ana Lima. '),
    ['  ana   de  lima ', 'ana de lima'],
    ...readAs(thirty, `${thirty}.`, `  Ana     ${'a'.repeat(26)}  `),
    same('João da Conceição e Souza Lima'),
  ],
  refuses: {
    [tooLong]: [`${thirty}a`],
    'Nome inválido': [
      ...['', ' ', 'Ana', 'Ana 2', 'Ana 2 Lima', 'Ana & Lima', 'Ana M. Lima', "Joana D'Arc", 'Ana\u0000 Lima'],
      'Анна Лима',
    ],
  },
});

itChecks('checkNomeContrato of a company', checkNomeContrato(1), {
  takes: [
    ...['Padaria Central', 'Padaria 2 Irmãos LTDA', 'Silva & Filhos Ltda.', 'B3 S.A.', 'C&A Modas S/A'],
    ...['12.345.678 ANA LIMA', "Sant'Anna Móveis (Matriz)"],
    thirty,
  ].map(same),
  refuses: {
    [tooLong]: [`${thirty}a`],
    'Razão Social inválida': [
      ...['', 'Padaria', 'Padaria 22', '99 2024', '& &', 'Padaria <b>', 'Padaria; Lima', 'Padaria 😊 Lima'],
    ],
  },
});

itChecks('checkCardHolder', checkCardHolder, {
  takes: [
    ['  ana   c.  lima ', 'ana c. lima'],
    ['ANA LIMA, ', 'ANA LIMA'],
    ...['ANA LIMA JR.', "JOANA D'ARC", 'ANA LIMA-SOUZA', thirty].map(same),
  ],
  refuses: {
    'Campo obrigatório': ['', '  ', '\u00a0'],
    'Numero máximo de caracteres excedido': [`${thirty}a`],
    'Nome inválido': ['ANA', 'ANA, LIMA', 'ANA 4', '4111 1111 1111 1111', 'ANA <b>', '. .', 'ANA \u0000'],
  },
});

itChecks('checkRequiredText', checkRequiredText(20), {
  takes: [
    ['  Av.\u00a0 Brasil \n', 'Av. Brasil'],
    ['Rua\u0000\u0007A', 'Rua A'],
    ['\u202eRua A', 'Rua A'],
    ...['Rua Sete, 15', '<b>Rua</b>', 'a'.repeat(20)].map(same),
  ],
  refuses: { [required]: ['', '  ', '\n', '\u0000', '\u200b\u200e'], [tooLong]: ['a'.repeat(21)] },
});

it('a word of letters has Latin letters only, with their marks', () => {
  const words = ['Ana', 'Conceição', 'Ümit', 'Ẽ', 'Łukasz', 'ÿ'];
  const others = ['', 'Ana Lima', 'Ana1', 'Nª', 'º', '×', '÷', 'Ａｎａ', 'Анна', '中', 'a\u0301\u0302', '_', 'ǃ'];
  expect([...words, ...others].filter((word) => wordOfLetters.test(word))).toEqual(words);
});

it.each([
  ['', ''],
  ['  Ana  ', 'Ana'],
  ['Ana\u00a0\u202fMaria\t\r\nLima', 'Ana Maria Lima'],
  ['Jose\u0301', 'José'],
  ['José\u0301', 'José'],
  ['e\u0301\u0302\u0302', 'é\u0302'],
  ['\u202a(11) 98765-4321\u202c', '(11) 98765-4321'],
  ['\ufeffA\u200bn\u00ada\u200e', 'Ana'],
  ['Ana \ud83d', 'Ana'],
  ['Ana 😊', 'Ana 😊'],
  ['a\u0000b', 'a\u0000b'],
])('tidies %j to %j', (typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});

it('reads every dash and full-width character in a code as its ASCII form', () => {
  for (const dash of '‐‑–—−－') expect(tidyCode(`92500${dash}000`)).toBe('92500-000');
  expect(tidyCode('（１１）９８７６５－４３２１')).toBe('(11)98765-4321');
  expect(asciiForms('１２ＡＢＣ')).toBe('12ABC');
});
