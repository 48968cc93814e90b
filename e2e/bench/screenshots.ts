// pnpm documents screenshots: the main steps on a phone, two on a desktop, the preview as a picture in docs/screens; brands in docs/brands.png.
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startPreview } from '../commands/preview/start-preview';
import { findChromium, noChromium } from '../commands/support/chromium';
import { ChatPage } from '../pages/chat-page';
import { aCard } from '../pages/fixtures/cards';
import { chromiumArguments } from '../pages/fixtures/chromium-arguments';
import { expectSaleClosed } from '../pages/fixtures/payments';
import { type Stack, startStack } from '../pages/fixtures/stack';
import { aVisitor } from '../pages/fixtures/visitors';
import { labels } from '../pages/labels';

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium);
await buildPackages();
mkdirSync(inRoot('docs/screens'), { recursive: true });
const stack = await startStack();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  await onThePhone(await visit(browser, stack, phone), stack);
  await paying(await visit(browser, stack, phone));
  await answering(await visit(browser, stack, phone));
  await onTheDesktop(await visit(browser, stack, desktop));
  await brandsSideBySide(await visit(browser, stack, { ...phone, deviceScaleFactor: 1 }));
  await previewPicture(browser);
} finally {
  await browser.close();
  await stack.stop();
}

async function onThePhone(chat: ChatPage, { sandbox }: Stack): Promise<void> {
  const visitor = aVisitor();
  await chat.open('/?cupom=SOPIX');
  await picture(chat, 'greeting');
  await chat.walkTo('lead-select-category', visitor);
  await chat.category('Carro').waitFor();
  await picture(chat, 'categories');
  await chat.walkTo('lead-nome', visitor);
  await chat.type('Marina');
  await picture(chat, 'name');
  await chat.walkTo('lead-credit-value', visitor);
  await chat.answer('20.000,00');
  await chat.problem.waitFor();
  await picture(chat, 'credit-error');
  await chat.walkTo('plans-list-select', visitor);
  await chat.press(chat.plans.option(/^Paga Metade/));
  await picture(chat, 'plans');
  await chat.press(chat.plans.action(labels.continue));
  await chat.isAt('proposal-confirm-plan');
  await picture(chat, 'plan-chosen');
  await chat.walkTo('cep-first-input', visitor);
  await chat.answer('00000-404');
  await chat.isAt('cep-not-found');
  await picture(chat, 'cep-not-found');
  await chat.walkTo('proposal-terms', visitor);
  await picture(chat, 'summary', 'Confira se está tudo certo:');
  await chat.choose(labels.details);
  await chat.isAt('proposal-terms');
  await picture(chat, 'plan-details', 'Aqui estão os detalhes');
  await chat.choose(labels.changeData);
  await chat.isAt('proposal-alterar');
  await picture(chat, 'change-data');
  await chat.choose(labels.changeNothing);
  await chat.choose(labels.confirm);
  await chat.isAt('cupom-apply-url');
  await chat.choose(labels.applyCoupon);
  await chat.isAt('cupom-payment-message');
  await picture(chat, 'coupon');
  await chat.choose(labels.confirmCoupon);
  await chat.isAt('payment-options');
  await picture(chat, 'contract');
  await chat.walkTo('pesquisa-algo-mais', visitor);
  await sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'status' });
  await chat.choose(labels.otherValues);
  await chat.isAt('error-general');
  await picture(chat, 'error-general');
}

async function paying(chat: ChatPage): Promise<void> {
  await chat.open();
  await chat.walkTo('payment-options', aVisitor());
  await chat.choose(labels.pix);
  await chat.isAt('payment-pix-options');
  await chat.charge.getByRole('img', { name: 'QR code do Pix' }).waitFor();
  await picture(chat, 'pix', 'Copie o código');
  await chat.choose(labels.otherMethod);
  await chat.choose(labels.boleto);
  await chat.isAt('payment-boleto-options');
  await picture(chat, 'boleto', 'Copie o código ou abra');
  await chat.choose(labels.otherMethod);
  await chat.choose(labels.card);
  await chat.isAt('payment-credit-card-select');
  await chat.card.fill(aCard());
  await chat.card.number.focus();
  await chat.card.dialog.getByText('Pagar com cartão').scrollIntoViewIfNeeded();
  await picture(chat, 'card-front');
  await chat.page.emulateMedia({ reducedMotion: 'no-preference' });
  await chat.card.code.focus();
  await chat.card.dialog.getByText('Pagar com cartão').scrollIntoViewIfNeeded();
  await stillness(chat);
  await picture(chat, 'card-back');
  await chat.page.emulateMedia({ reducedMotion: 'reduce' });
  await chat.press(chat.card.pay);
  await expectSaleClosed(chat);
  await picture(chat, 'approved', 'Pagamento aprovado!');
}

async function answering(chat: ChatPage): Promise<void> {
  const visitor = aVisitor({ ajuda: { nota: 4, comentario: '' } });
  await chat.open();
  await chat.walkTo('pesquisa-midia', visitor);
  await picture(chat, 'media');
  await chat.walkTo('pesquisa-csat-compra', visitor);
  await chat.press(chat.note(4));
  await picture(chat, 'score');
  await chat.walkTo('pesquisa-ate-mais', visitor);
  await picture(chat, 'goodbye');
}

/** Waits until every animation has finished. */
async function stillness({ page }: ChatPage): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

async function onTheDesktop(chat: ChatPage): Promise<void> {
  await chat.open();
  await chat.walkTo('plans-list-select', aVisitor());
  await chat.press(chat.plans.option(/^Paga Metade/));
  await picture(chat, 'desktop');
  await chat.press(chat.plans.action(labels.continue));
  await chat.isAt('proposal-confirm-plan');
  await chat.walkTo('proposal-terms', aVisitor());
  await picture(chat, 'desktop-summary', 'Confira se está tudo certo:');
}

/** The greetings of the brands that look most different, as one picture. */
async function brandsSideBySide(chat: ChatPage): Promise<void> {
  const doors = [
    '/',
    '/99',
    '/exclusivo',
    '/livelo',
    '/gazeta',
    '/rota99',
    '/stopclub',
    '/salary-fits',
    '/auto-mais-app',
    '/loggi',
  ];
  const pictures: string[] = [];
  for (const door of doors) {
    await chat.open(door);
    await chat.page.evaluate(() => document.fonts.ready);
    pictures.push(`data:image/png;base64,${(await chat.page.screenshot()).toString('base64')}`);
  }
  const page = await chat.page.context().newPage(); // the policy of ours lets no other content in
  await page.setViewportSize({ width: 5 * 376 + 16, height: 2 * 756 + 16 });
  await page.setContent(
    `<body style="margin:16px 0 0 16px;background:#d9dce1;display:grid;grid-template-columns:repeat(5,360px);gap:16px">
    ${pictures.map((picture) => `<img alt="" src="${picture}" style="border-radius:12px">`).join('')}</body>`,
  );
  await keepPicture('docs/brands.png', await page.screenshot());
}

async function visit(browser: Browser, stack: Stack, options: BrowserContextOptions): Promise<ChatPage> {
  await stack.restore();
  const page = await openForPicture(browser, { ...options, baseURL: stack.url });
  return new ChatPage(page, options.hasTouch ?? false);
}

/** `from`: the message at the top of the picture, if the end of the conversation would show too little. */
async function picture(chat: ChatPage, name: string, from?: string): Promise<void> {
  const { page } = chat;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: 'Carregando' })).toHaveCount(0);
  if (from) await chat.botMessage(from).evaluate((bubble) => bubble.scrollIntoView({ block: 'start' }));
  await keepPicture(`docs/screens/${name}.png`, await page.screenshot());
}

/** The page of `pnpm brands preview`, with the plans of one brand. */
async function previewPicture(browser: Browser): Promise<void> {
  const preview = await startPreview(0);
  const page = await openForPicture(browser, { viewport: { width: 1280, height: 1320 } });
  try {
    await page.goto(`${preview.url}/?brand=livelo&moment=plans`);
    for (const size of ['phone, 360 × 740', 'tablet, 768 × 1024', 'desktop, 1280 × 800']) {
      await page.frameLocator(`iframe[title="Plans, ${size}"]`).getByRole('button', { name: 'CONTINUAR' }).waitFor();
    }
    await keepPicture('docs/screens/brand-preview.png', await page.screenshot());
  } finally {
    await page.context().close();
    await preview.stop();
  }
}

/** A page that looks the same on any day and on any machine. */
async function openForPicture(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  // tsx keeps the names of functions with a helper of its own, also in those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-23T10:08:00-03:00'));
  return page;
}

/** Writes a screenshot to a file of the workspace. A palette makes it a third as large: an interface has few colours. */
async function keepPicture(path: string, picture: Buffer): Promise<void> {
  const png = await sharp(picture).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
  writeFileSync(inRoot(path), png);
  console.log(`${path.padEnd(36)} ${Math.round(png.length / 1024)} KiB`);
}
