import { expectContractNumber } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('a proposal without an online payment method goes to the specialists and is kept', async ({
  chat,
  page,
  context,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectHost('wa.me');
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Especialistas</h1>' }),
  );
  for (const [what, email] of [
    ['no way to pay', 'semformas@sandbox.dev'],
    ['an unknown payment method', 'outraforma@sandbox.dev'],
  ] as const) {
    await given(`a proposal with ${what}`, async () => {
      await stack.sandbox.reset();
      await beginAt('proposal-terms');
      await chat.correct('E-mail', email);
      await chat.choose(labels.confirm);
    });
    await thenSee('the contract number is shown and a specialist continues', async () => {
      await chat.isAt('proposal-sem-pagamento');
      await expect(chat.botMessage('O número do seu contrato é 70001001.')).toHaveCount(1);
      await expect(chat.botMessage('Sua proposta já está guardada: é só chamar.')).toBeVisible();
    });
    await when('they ask for the specialists', async () => {
      const beside = await chat.openSpecialists();
      await expect(beside).toHaveURL('https://wa.me/550000000000');
      await beside.close();
      await page.bringToFront();
    });
    await thenSee('the conversation stays where it was', () => chat.isAt('proposal-sem-pagamento'));
  }
  await when('they look at other plans', () => chat.choose(labels.otherPlans));
  await thenSee('the plans are shown and there is one proposal', async () => {
    await chat.isAt('plans-list-select');
    expect((await stack.sandbox.ledger()).proposals).toHaveLength(1);
  });
  await given('a proposal that can be paid only by Pix', async () => {
    await stack.sandbox.reset();
    await beginAt('proposal-terms');
    await chat.correct('E-mail', 'sopix@sandbox.dev');
    await chat.choose(labels.confirm);
  });
  await thenSee('the conversation continues', () => expectContractNumber(chat));
});
