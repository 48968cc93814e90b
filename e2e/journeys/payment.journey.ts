import type { ChatPage } from '../pages/chat-page';
import { focusIsNotLost, tabAndPress, tabTo } from '../pages/fixtures/accessible';
import { aCard } from '../pages/fixtures/cards';
import { passLimits } from '../pages/fixtures/limits';
import { charged, expectSaleClosed, openCardForm } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { listenToAnnouncements } from '../pages/spoken-words';
import { translateTexts } from '../pages/translator';

/** How long the page of the card form may take. */
const FORM_LIMIT_MS = 8000;

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
    metodo: 'pix',
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
    metodo: 'boleto',
    isShown: opensSlip,
    isKept: async ({ receipt }: ChatPage) => expect(receipt).toBeVisible(),
  },
] as const;

for (const { name, step, code, pattern, copy, copied, accept, after, metodo, isShown, isKept } of methods) {
  test(`paying by ${name} shows the amount and copies the exact code`, async ({ chat, page, stack, beginAt }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await translateTexts(page);
    // The browser of a journey has no printer: the page stays as it is while the dialog would be open.
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.isAt('payment-options');
    await expect(chat.botMessage('Falta só a primeira parcela, de R$ 438,75.')).toBeVisible();
    await when(`they choose ${name}`, () => chat.choose(name));
    await chat.isAt(step);
    await expect(chat.charge.getByText('R$ 438,75')).toBeVisible();
    await isShown(chat);
    await when('they copy the code', () => chat.press(chat.charge.getByRole('button', { name: copy })));
    await expect(chat.charge.getByRole('button', { name: 'Código copiado!' })).toBeVisible();
    const shown = await chat.charge.getByRole('textbox', { name: code }).inputValue();
    expect(shown).toMatch(pattern);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied(shown));
    await when('they continue', () => chat.choose(accept));
    await expectSaleClosed(chat);
    await expect(chat.botMessage(after)).toHaveCount(1);
    const { charges } = await stack.sandbox.ledger();
    expect(charges).toMatchObject([{ metodo, situacao: 'registrado', valorInCents: 438_75 }]);
    await isKept(chat);
  });
}

/** The slip opens in a new tab, which cannot reach this one. */
async function opensSlip(chat: ChatPage): Promise<void> {
  const opening = chat.page.context().waitForEvent('page');
  await chat.press(chat.charge.getByRole('link', { name: /^Abrir boleto/ }));
  const slip = await opening;
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

test('each error of a card form is heard once, leads to its field and is in view', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  const { card } = chat;
  stack.configure({ fakeLoadDelayMs: 10_000 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await listenToAnnouncements(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await beginAt('payment-options');
  await chat.choose(labels.card);
  await expect(chat.root).toHaveAttribute('data-state', 'waiting', { timeout: 8000 }); // no pause comes before the form
  await chat.press(card.pay);
  await expect(card.summary).toBeFocused();
  await expect(card.summary).toHaveAccessibleName(
    '6 campos para corrigir. Número do cartão: Cartão inválido. Nome do titular: Campo obrigatório. Validade: Data inválida. ' +
      'CVV: Campo obrigatório. CPF ou CNPJ do titular: CPF inválido. Parcelas: Selecione parcelas',
  );
  await expect(card.form.getByRole('alert')).toHaveCount(0);
  const spoken = await card.form.evaluate((): readonly string[] => Reflect.get(window, 'spokenWords'));
  expect(spoken.filter((text) => /inválid|obrigatório/.test(text))).toEqual([]);
  await tabAndPress('Enter', card.summary.getByRole('button', { name: /^CVV/ }), 4);
  await expect(card.code).toBeFocused();
  await expect(card.code).toHaveAccessibleDescription('Campo obrigatório');
  for (const [field, sentence] of [
    [card.number, 'Cartão inválido'],
    [card.holder, 'Campo obrigatório'],
    [card.expiry, 'Data inválida'],
    [card.code, 'Campo obrigatório'],
    [card.document, 'CPF inválido'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 568 });
    await chat.press(field);
    await page.setViewportSize({ width: 320, height: 308 }); // as `interactive-widget=resizes-content` does
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(card.pay).toBeInViewport({ ratio: 1 });
    const boxes = [field, field.locator('..').getByText(sentence), card.pay].map((part) => part.boundingBox());
    const [input, words, button] = (await Promise.all(boxes)).map((box) => box ?? { y: Number.NaN, height: 0 });
    expect(input?.y).toBeGreaterThanOrEqual(0);
    // The error ends above the bar with the button: they do not overlap.
    expect((words?.y ?? Number.NaN) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? Number.NaN);
  }
});

// How the form is left: e2e/engines/dialogs.journey.ts.
test('a card can be paid with the keyboard only, and focus is never lost', async ({ chat, page, stack, beginAt }) => {
  const { card } = chat;
  await beginAt('payment-options');
  await tabAndPress('Enter', chat.option(labels.card), 40);
  await chat.isAt('payment-credit-card-select');
  await expect(card.number).toBeVisible();
  await expect(card.form).toBeFocused();

  for (const [field, text] of [
    [card.number, '4242424242424242'],
    [card.holder, 'Marina P Silva'],
    [card.expiry, '122031'],
    [card.code, '737'],
    [card.document, '52998224725'],
  ] as const) {
    await tabTo(field, 3);
    await page.keyboard.type(text);
  }
  await tabTo(card.instalments(1), 2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(card.instalments(3)).toBeChecked();
  await page.keyboard.press('Enter');
  await expectSaleClosed(chat);
  await focusIsNotLost(page);
  const { charges } = await stack.sandbox.ledger();
  expect(charges).toMatchObject([{ metodo: 'cartao', situacao: 'aprovado', parcelas: 3 }]);
});

test('a form whose page does not load can be left, and asked for again', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  const address = /\/card\.html$/;
  watched.expectFailedRequests(address);
  watched.expectLine('segment.timeout');
  await page.route(address, (route) => route.abort());
  await beginAt('payment-options');
  await openCardForm(chat);
  const back = chat.card.dialog.getByRole('button', { name: 'Voltar', exact: true });
  await expect(async () => {
    await passLimits(page, FORM_LIMIT_MS);
    await expect(back).toBeVisible({ timeout: 500 });
  }).toPass();
  await chat.press(back);
  await chat.isAt('alterar-pagamento');

  await openCardForm(chat);
  const again = chat.card.dialog.getByRole('button', { name: labels.again });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await chat.press(again);
  await chat.card.fillAndPay(aCard());
  await expectSaleClosed(chat);
  expect(await charged(stack)).toEqual(['cartao aprovado']);
});
