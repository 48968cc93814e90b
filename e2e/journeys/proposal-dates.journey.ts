import { becomeCompany } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

const underAge = 'Menor de 18 anos não pode comprar :(';
const invalidDate = 'Data inválida 🤔';

/** On a day, a date; the sentence that refuses it, if any. SPEC section 5. */
const births: readonly (readonly [now: string, date: string, refusal: string | undefined])[] = [
  ['2026-11-21T12:00:00-03:00', '22/11/2008', underAge], // 17 years and 364 days
  ['2026-11-21T23:59:00-03:00', '22/11/2008', underAge], // tomorrow in UTC, not in Brasília
  ['2026-11-22T00:01:00-03:00', '22/11/2008', undefined], // 18 today
  ['2026-11-21T12:00:00-03:00', '22/11/2026', invalidDate], // in the future
  ['2026-11-21T12:00:00-03:00', '21/11/1936', invalidDate], // 90 today
  ['2026-11-21T12:00:00-03:00', '22/11/1936', undefined], // 89
];

const foundations: typeof births = [
  ['2026-11-21T23:59:00-03:00', '22/11/2026', invalidDate],
  ['2026-11-21T23:59:00-03:00', '21/11/2026', undefined],
];

test('dates are checked by the calendar of Brasília', async ({ chat, page, beginAt }) => {
  await given('a visitor before the terms on a fixed day', async () => {
    await page.clock.setFixedTime('2026-11-21T12:00:00-03:00');
    await beginAt('proposal-terms');
  });
  await tryDates(chat, 'Data de nascimento', births);
  await when('they change the holder to their company', () => becomeCompany(chat));
  await tryDates(chat, 'Data de fundação', foundations);
});

async function tryDates(chat: ChatPage, term: string, dates: typeof births): Promise<void> {
  for (const [now, date, refusal] of dates) {
    await when(`they answer ${date} at ${now}`, async () => {
      await chat.page.clock.setFixedTime(now);
      if ((await chat.settledStep()) === 'proposal-terms') await chat.press(chat.data.edit(term));
      await chat.isAt('proposal-nascimento');
      await chat.answer(date);
    });
    await thenSee(refusal ?? 'it is accepted', async () => {
      if (refusal !== undefined) return expect(chat.problem).toHaveText(refusal);
      await chat.isAt('proposal-terms');
      await expect(chat.data.value(term)).toHaveText(date);
    });
  }
}
