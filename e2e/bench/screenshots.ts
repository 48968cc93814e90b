// pnpm documents screenshots: the main steps on a phone, two on a desktop, the preview as a picture in docs/screens; brands in docs/brands.png.
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startPreview } from '../commands/preview/start-preview';
import { findChromium, noChromium } from '../commands/support/chromium';
import { ChatPage } from '../pages/chat-page';
import { aCard } from '../pages/fixtures/cards';
import { chromiumArguments } from '../pages/fixtures/chromium-arguments';
import { expectSaleClosed } from '../pages/fixtures/payments';
import { startStack } from '../pages/fixtures/stack';
import { aVisitor, type GivenAnswers } from '../pages/fixtures/visitors';
import { labels } from '../pages/labels';
import { inBrazil, keptNames } from './phone';

/** A picture of a conversation that goes on: its name, and the step to which `given` and the usual answers lead. */
type Scene = readonly [name: string, step: string, more?: SceneOptions];

interface SceneOptions {
  readonly given?: GivenAnswers;
  /** What the visitor does then. */
  act?(chat: ChatPage): Promise<unknown>;
  /** The message at the top of the picture, if the end of the conversation would show too little. */
  readonly from?: string;
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const purchase: readonly Scene[] = [
  ['greeting', 'intro'],
  ['categories', 'lead-select-category', { act: (chat) => chat.category('Carro').waitFor() }],
  ['name', 'lead-nome', { act: (chat) => chat.type('Marina') }],
  ['credit-error', 'lead-credit-value', { act: (chat) => chat.answer('20.000,00').then(() => chat.problem.waitFor()) }],
  ['plans', 'plans-list-select', { act: openPlan }],
  ['plan-chosen', 'proposal-confirm-plan'],
  ['cep-not-found', 'cep-not-found', { given: { 'cep-first-input': '00000-404' } }],
  ['summary', 'proposal-terms', { from: 'Confira se está tudo certo:' }],
  ['plan-details', 'proposal-terms', { act: (chat) => chat.choose(labels.details), from: 'Aqui estão os detalhes' }],
  ['change-data', 'proposal-alterar', { given: { 'proposal-terms': 'alterar' } }],
  ['coupon', 'cupom-payment-message', { given: { 'proposal-alterar': 'nada' } }],
  ['contract', 'payment-options'],
  ['error-general', 'pesquisa-algo-mais', { act: failOnce }],
];
const payments: readonly Scene[] = [
  ['pix', 'payment-pix-options', { given: { 'payment-options': 'pix' }, act: showPix, from: 'Copie o código' }],
  ['boleto', 'payment-boleto-options', { given: otherMethod('boleto'), from: 'Copie o código ou abra' }],
  ['card-front', 'payment-credit-card-select', { given: otherMethod('cartao'), act: fillCard }],
  ['card-back', 'payment-credit-card-select', { act: turnCard }],
  ['approved', 'payment-credit-card-select', { act: pay, from: 'Pagamento aprovado!' }],
];
const survey: readonly Scene[] = [
  ['media', 'pesquisa-midia'],
  ['score', 'pesquisa-csat-compra', { act: (chat) => chat.press(chat.note(4)) }],
  ['goodbye', 'pesquisa-ate-mais'],
];
const wide: readonly Scene[] = [
  ['desktop', 'plans-list-select', { act: openPlan }],
  ['desktop-summary', 'proposal-terms', { from: 'Confira se está tudo certo:' }],
];

const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium);
await buildPackages();
mkdirSync(inRoot('docs/screens'), { recursive: true });
const stack = await startStack();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  await play(phone, '/?cupom=SOPIX', purchase);
  await play(phone, '/', payments);
  await play(phone, '/', survey);
  await play(desktop, '/', wide);
  await brandsSideBySide(await visit({ ...phone, deviceScaleFactor: 1 }));
  await previewPicture();
} finally {
  await browser.close();
  await stack.stop();
}

async function play(device: BrowserContextOptions, address: string, scenes: readonly Scene[]): Promise<void> {
  const chat = await visit(device);
  await chat.open(address);
  for (const [name, step, { given = {}, act, from } = {}] of scenes) {
    await chat.walkTo(step, { ...aVisitor(), ...given });
    await act?.(chat);
    await picture(chat, name, from);
  }
}

function openPlan(chat: ChatPage): Promise<void> {
  return chat.press(chat.plans.option(/^Paga Metade/));
}

function otherMethod(method: string): GivenAnswers {
  const other = 'outra-forma';
  return { 'payment-pix-options': other, 'payment-boleto-options': other, 'alterar-pagamento': method };
}

async function failOnce(chat: ChatPage): Promise<void> {
  await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'status' });
  await chat.choose(labels.otherValues);
  await chat.isAt('error-general');
}

async function showPix(chat: ChatPage): Promise<void> {
  await chat.charge.getByRole('img', { name: 'QR code do Pix' }).waitFor();
}

async function fillCard(chat: ChatPage): Promise<void> {
  await chat.card.fill(aCard());
  await chat.card.number.focus();
  await chat.card.dialog.getByText('Pagar com cartão').scrollIntoViewIfNeeded();
}

async function turnCard(chat: ChatPage): Promise<void> {
  await chat.page.emulateMedia({ reducedMotion: 'no-preference' });
  await chat.card.code.focus();
  await chat.card.dialog.getByText('Pagar com cartão').scrollIntoViewIfNeeded();
  await chat.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

async function pay(chat: ChatPage): Promise<void> {
  await chat.page.emulateMedia({ reducedMotion: 'reduce' });
  await chat.press(chat.card.pay);
  await expectSaleClosed(chat);
}

/** The greetings of the brands that look most different, as one picture. */
async function brandsSideBySide(chat: ChatPage): Promise<void> {
  const pictures: string[] = [];
  const names = [
    '',
    '99',
    'exclusivo',
    'livelo',
    'gazeta',
    'rota99',
    'stopclub',
    'salary-fits',
    'auto-mais-app',
    'loggi',
  ];
  for (const name of names) {
    await chat.open(`/${name}`);
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

async function visit(options: BrowserContextOptions): Promise<ChatPage> {
  await stack.restore();
  const page = await openForPicture({ ...options, baseURL: stack.url });
  return new ChatPage(page, options.hasTouch ?? false);
}

async function picture(chat: ChatPage, name: string, from?: string): Promise<void> {
  const { page } = chat;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: 'Carregando' })).toHaveCount(0);
  if (from) await chat.botMessage(from).evaluate((bubble) => bubble.scrollIntoView({ block: 'start' }));
  await keepPicture(`docs/screens/${name}.png`, await page.screenshot());
}

/** The page of `pnpm brands preview`, with the plans of one brand. */
async function previewPicture(): Promise<void> {
  const preview = await startPreview(0);
  const page = await openForPicture({ viewport: { width: 1280, height: 1320 } });
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
async function openForPicture(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, ...inBrazil, reducedMotion: 'reduce' });
  await context.addInitScript(keptNames);
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
