import type { ChatPage } from '../pages/chat-page';
import { charged, expectSaleClosed } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { translateTexts } from '../pages/translator';

/** What is shown of a charge, and copied. */
const methods = [
  {
    name: labels.pix,
    step: 'payment-pix-options',
    code: 'Código Pix copia e cola',
    pattern: /^000201.*6304[0-9A-F]{4}$/,
    copy: 'Copiar código Pix',
    copied: (code: string) => code,
    accept: labels.pixPaid,
    after: 'a confirmação vai para marina@example.com.',
    entry: 'pix registrado',
    isShown: async ({ charge }: ChatPage) => {
      await expect(charge.getByText(/^Pague até \d\d\/\d\d$/)).toBeVisible();
      await expect(charge.getByText(/^Quem recebe é Alvo Administradora/)).toBeVisible();
      await expect(charge.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
    },
    isKept: isPrintedAlone,
  },
  {
    name: labels.boleto,
    step: 'payment-boleto-options',
    code: 'Código do boleto',
    pattern: /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{9}43875$/,
    copy: 'Copiar código do boleto',
    copied: (code: string) => code.replace(/\D/g, ''),
    accept: labels.boletoAccepted,
    after: /Ele vence em \d\d\/\d\d\/\d{4}\./,
    entry: 'boleto registrado',
    isShown: opensSlip,
    isKept: async ({ receipt }: ChatPage) => expect(receipt).toBeVisible(),
  },
] as const;

for (const { name, step, code, pattern, copy, copied, accept, after, entry, isShown, isKept } of methods) {
  test(`paying by ${name} shows the amount, copies the exact code, and says what comes next`, async ({
    chat,
    page,
    stack,
    beginAt,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await given('a visitor with a contract, whose browser translates the page', async () => {
      await translateTexts(page);
      // The browser of a journey has no printer: the page stays as it is while the dialog would be open.
      await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
      await beginAt('proposal-terms');
      await chat.choose(labels.confirm);
      await chat.isAt('payment-options');
      await expect(chat.botMessage('Falta só a primeira parcela, de R$ 438,75.')).toBeVisible();
    });
    await when(`they choose ${name}`, () => chat.choose(name));
    await thenSee('the amount, the code and the rest of the charge', async () => {
      await chat.isAt(step);
      await expect(chat.charge.getByText('R$ 438,75')).toBeVisible();
      await isShown(chat);
    });
    await when('they copy the code', () => chat.press(chat.charge.getByRole('button', { name: copy })));
    await thenSee('the clipboard holds the exact code', async () => {
      await expect(chat.charge.getByRole('button', { name: 'Código copiado!' })).toBeVisible();
      const shown = await chat.charge.getByRole('textbox', { name: code }).inputValue();
      expect(shown).toMatch(pattern);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied(shown));
    });
    await when('they continue', () => chat.choose(accept));
    await thenSee('they are congratulated and read what comes next', async () => {
      await expectSaleClosed(chat);
      await expect(chat.botMessage(after)).toHaveCount(1);
      const { charges } = await stack.sandbox.ledger();
      expect(charges).toMatchObject([{ valorInCents: 438_75 }]);
      expect(await charged(stack)).toEqual([entry]);
    });
    await thenSee('the order stays in the conversation', () => isKept(chat));
  });
}

/** The slip opens in a new tab, which cannot reach this one. */
async function opensSlip(chat: ChatPage): Promise<void> {
  const [slip] = await Promise.all([
    chat.page.context().waitForEvent('page'),
    chat.press(chat.charge.getByRole('link', { name: /^Abrir boleto/ })),
  ]);
  const line = await chat.charge.getByRole('textbox', { name: 'Código do boleto' }).inputValue();
  await expect(slip.getByText(line).first()).toBeVisible();
  await expect(slip.getByText('R$ 438,75').first()).toBeVisible();
  expect(await slip.evaluate(() => window.opener)).toBeNull();
  await slip.close();
}

/** The receipt of a Pix has its code again. The paper says all of the card, and nothing of the conversation. */
async function isPrintedAlone(chat: ChatPage): Promise<void> {
  const { page, receipt } = chat;
  const code = await receipt.getByRole('textbox').inputValue();
  expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  const facts = [...(await receipt.getByRole('definition').allInnerTexts()), code];
  await chat.press(receipt.getByRole('button', { name: 'Imprimir ou salvar em PDF' }));
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not printed does not count
  const printed = (await page.evaluate(() => document.body.innerText)).replace(/\s/g, '');
  expect(printed).toMatch(/^ResumodopedidoAlvoConsórcioSituação/);
  expect(printed).toContain('TitularMarinaPradoSilvaCPFdotitular***.982.247-**CondiçõesgeraisVersão2026-10');
  for (const fact of facts) expect(printed).toContain(fact.replace(/\s/g, ''));
  expect(printed).not.toMatch(/Parabéns|Foiumprazer|marina@example\.com|529\.982\.247-25/);
}
