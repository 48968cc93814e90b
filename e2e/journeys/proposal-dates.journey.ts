import { expect, test } from '../fixtures/test';
import { aCompanyVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

const underAge = 'Menor de 18 anos não pode comprar :(';
const invalid = 'Data inválida 🤔';
const fine = undefined;

/** On a day, newVisitor gives a date; the sentence that refuses it, if any. SPEC section 5. */
const births: readonly (readonly [now: string, date: string, refusal: string | undefined])[] = [
  ['2026-11-21T12:00:00-03:00', '22/11/2008', underAge], // 17 years and 364 days
  ['2026-11-21T23:59:00-03:00', '22/11/2008', underAge], // tomorrow in UTC, not in Brasília
  ['2026-11-22T00:01:00-03:00', '22/11/2008', fine], // 18 today
  ['2026-11-21T12:00:00-03:00', '21/11/2026', underAge],
  ['2026-11-21T12:00:00-03:00', '22/11/2026', invalid], // in the future
  ['2026-11-21T12:00:00-03:00', '21/11/1936', invalid], // 90 today
  ['2026-11-21T12:00:00-03:00', '22/11/1936', fine], // 89
  ['2026-11-21T12:00:00-03:00', '29/02/2005', invalid], // does not exist
  ['2026-11-21T12:00:00-03:00', '29/02/1900', invalid],
  ['2026-11-21T12:00:00-03:00', '31/04/1990', invalid],
  ['2026-11-21T12:00:00-03:00', '01/13/1990', invalid],
  ['2026-11-21T12:00:00-03:00', '31/12/1899', invalid],
  ['2026-11-21T12:00:00-03:00', '01/01/199', invalid],
  ['2026-11-21T12:00:00-03:00', '', 'Preencha para continuar! 😊'],
  ['2026-11-21T12:00:00-03:00', '29/02/2004', fine],
  ['2026-02-28T12:00:00-03:00', '29/02/2008', underAge], // of age on 1 March of a common year
  ['2026-03-01T12:00:00-03:00', '29/02/2008', fine],
  ['2028-02-29T12:00:00-03:00', '01/03/2010', underAge],
  ['2028-02-29T12:00:00-03:00', '29/02/1940', fine], // 88
];

const foundations: typeof births = [
  ['2026-11-21T12:00:00-03:00', '22/11/2026', invalid],
  ['2026-11-21T12:00:00-03:00', '21/11/2026', fine],
  ['2026-11-21T12:00:00-03:00', '31/12/1899', invalid],
  ['2026-11-21T12:00:00-03:00', '01/01/1900', fine],
];

test('a birth date is checked by the calendar of Brasília', async ({ chat, page, beginAt }) => {
  test.slow();
  await given('a visitor before the terms on a fixed day', async () => {
    await page.clock.setFixedTime('2026-02-28T12:00:00-03:00');
    await beginAt('proposal-terms');
  });
  await judges(chat, 'Data de nascimento', births);
});

test('a foundation date is checked by the calendar of Brasília', async ({ chat, page, beginAt }) => {
  test.slow();
  await given('a company before the terms on a fixed day', async () => {
    await page.clock.setFixedTime('2026-11-21T12:00:00-03:00');
    await beginAt('proposal-confirm-plan');
    await chat.walkTo('proposal-terms', aCompanyVisitor());
  });
  await judges(chat, 'Data de fundação', foundations);
});

/** Answers each date on its day, typed and pasted. An accepted one appears in the summary and is asked again. */
async function judges(chat: ChatPage, term: string, dates: typeof births): Promise<void> {
  for (const [place, [now, date, refusal]] of dates.entries()) {
    await chat.page.clock.setFixedTime(now);
    for (const [how, enter] of Object.entries({ type, paste: pasteIn(2 * place, 2 * place + 1) })) {
      if ((await chat.settledStep()) === 'proposal-terms') await chat.press(chat.data.edit(term));
      await chat.isAt('proposal-nascimento');
      await when(`they ${how} '${date}' at ${now}`, async () => {
        await enter(chat, date);
        await expect(chat.field).toHaveValue(date);
        if (date !== '') await expect(chat.problem).toHaveCount(0);
        await chat.field.press('Enter');
      });
      await thenSee(refusal ?? 'it is taken', async () => {
        if (refusal === undefined) {
          await chat.isAt('proposal-terms');
          await expect(chat.data.value(term)).toHaveText(date);
          return;
        }
        await expect(chat.problem).toHaveText(refusal);
        await expect(chat.field).toHaveValue(date);
        await chat.isAt('proposal-nascimento');
      });
    }
  }
}

function type(chat: ChatPage, date: string): Promise<void> {
  return chat.type(date);
}

/** Some of the spellings, so that a few dates cover all: with and without mask, with extra spaces around and inside. */
function pasteIn(...turns: readonly number[]): (chat: ChatPage, date: string) => Promise<void> {
  return async (chat, date) => {
    if (date === '') return chat.field.fill('');
    const spellings = [
      date.replaceAll('/', ''),
      `  ${date} `,
      `\u00a0${date}\u00a0`,
      date.replaceAll('/', '\u00a0'),
      date.replaceAll('/', '-'),
      date,
    ];
    for (const turn of turns) {
      await chat.paste(spellings[turn % spellings.length] ?? date);
      await expect(chat.field).toHaveValue(date);
    }
  };
}
