import { charged, expectSaleClosed } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('paying by Pix shows the amount, copies the code and names the e-mail for the confirmation', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await given('a visitor with a contract', async () => {
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.isAt('payment-options');
    await expect(chat.botMessage('Falta só a primeira parcela, de R$ 438,75.')).toBeVisible();
  });
  await when('they choose Pix', () => chat.choose(labels.pix));
  await thenSee('the Pix shows the amount, the image and the due date', async () => {
    await chat.isAt('payment-pix-options');
    await expect(chat.charge.getByText('R$ 438,75')).toBeVisible();
    await expect(chat.charge.getByText(/^Pague até \d\d\/\d\d$/)).toBeVisible();
    await expect(chat.charge.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
    const { charges } = await stack.sandbox.ledger();
    expect(charges.map(({ metodo, valorInCents }) => [metodo, valorInCents])).toEqual([['pix', 438_75]]);
  });
  await when('they copy the code', () => chat.press(chat.charge.getByRole('button', { name: 'Copiar código Pix' })));
  await thenSee('the clipboard holds the exact code', async () => {
    await expect(chat.charge.getByRole('button', { name: 'Código copiado!' })).toBeVisible();
    const code = await chat.charge.getByRole('textbox', { name: 'Código Pix copia e cola' }).inputValue();
    expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
  await when('they have paid it', () => chat.choose(labels.pixPaid));
  await thenSee('they are congratulated and see where the confirmation goes', async () => {
    await expectSaleClosed(chat);
    await expect(chat.botMessage('Parabéns pelo primeiro passo!')).toHaveCount(1);
    await expect(chat.botMessage('a confirmação vai para marina@example.com.')).toHaveCount(1);
    expect(await charged(stack)).toEqual(['pix registrado']);
  });
});

test('paying by boleto copies the line without dots and opens the slip in a new tab', async ({
  chat,
  page,
  context,
  stack,
  beginAt,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await given('a visitor with a contract', async () => {
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.isAt('payment-options');
  });
  await when('they choose the boleto', () => chat.choose(labels.boleto));
  const line = await thenSee('the boleto shows the amount and the grouped line', async () => {
    await chat.isAt('payment-boleto-options');
    await expect(chat.charge.getByText('R$ 438,75')).toBeVisible();
    const shown = await chat.charge.getByRole('textbox', { name: 'Código do boleto' }).inputValue();
    expect(shown).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
    expect(shown).toMatch(/43875$/);
    return shown;
  });
  await when('they copy it', () => chat.press(chat.charge.getByRole('button', { name: 'Copiar código do boleto' })));
  await thenSee('the clipboard holds only its digits', async () => {
    await expect(chat.charge.getByRole('button', { name: 'Código copiado!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line.replace(/\D/g, ''));
  });
  await when('they open the slip', async () => {
    const [slip] = await Promise.all([
      context.waitForEvent('page'),
      chat.press(chat.charge.getByRole('link', { name: /^Abrir boleto/ })),
    ]);
    await expect(slip.getByText(line).first()).toBeVisible();
    await expect(slip.getByText('R$ 438,75').first()).toBeVisible();
    expect(await slip.evaluate(() => window.opener)).toBeNull();
    await slip.close();
  });
  await when('they continue', () => chat.choose(labels.boletoAccepted));
  await thenSee('they are congratulated and see the due date', async () => {
    await expectSaleClosed(chat);
    await expect(chat.botMessage(/Ele vence em \d\d\/\d\d\/\d{4}\./)).toHaveCount(1);
    expect(await charged(stack)).toEqual(['boleto registrado']);
  });
});
