// pnpm e2e screenshots: the pictures that pages show, of the plans, the card and the preview in docs/screens and of brands in docs/brands.png.
import { writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startPreview } from '../commands/preview/start-preview';
import { buildPackages } from '../commands/support/builds';
import { findChromium, noChromium } from '../commands/support/chromium';
import { ChatPage } from '../pages/chat-page';
import { aCard } from '../pages/fixtures/cards';
import { chromiumArguments } from '../pages/fixtures/chromium-arguments';
import { startStack } from '../pages/fixtures/stack';
import { aVisitor } from '../pages/fixtures/visitors';
import { inBrazil, keptNames } from './phone';

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium);
await buildPackages();
const stack = await startStack();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const onPhone = (more = {}) => openForPicture({ ...phone, ...more, baseURL: stack.url });
  await plansAndCard(new ChatPage(await onPhone(), true));
  const routes = ' 99 exclusivo livelo gazeta rota99 stopclub salary-fits auto-mais-app loggi'.split(' ');
  await sideBySide('docs/brands.png', await onPhone({ deviceScaleFactor: 1 }), routes, 740);
  await sideBySide(
    'docs/screens/artwork.png',
    await onPhone({ viewport: { width: 390, height: 844 } }),
    ['clube-certo', 'stopclub'],
    380,
  );
  await previewPicture();
} finally {
  await browser.close();
  await stack.stop();
}

async function plansAndCard(chat: ChatPage): Promise<void> {
  await chat.open();
  await chat.walkTo('plans-list-select', aVisitor());
  await chat.press(chat.plans.option(/^Paga Metade/));
  await picture(chat, 'plans');
  await chat.walkTo('payment-credit-card-select', { ...aVisitor(), 'payment-options': 'cartao' });
  await chat.card.fill(aCard());
  const title = chat.card.form.getByText('Pagar com cartão');
  await chat.card.number.focus();
  await title.scrollIntoViewIfNeeded();
  await picture(chat, 'card-front');
  await chat.page.emulateMedia({ reducedMotion: 'no-preference' });
  await chat.card.code.focus();
  await title.scrollIntoViewIfNeeded();
  await title.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await picture(chat, 'card-back');
}

/** The tops of the pages at some routes, five in a row, as one picture. */
async function sideBySide(file: string, phonePage: Page, routes: readonly string[], height: number): Promise<void> {
  const pictures: string[] = [];
  const columns = Math.min(5, routes.length);
  const width = phonePage.viewportSize()?.width ?? 0;
  for (const route of routes) {
    await new ChatPage(phonePage, true).open(`/${route}`);
    await phonePage.evaluate(() => document.fonts.ready);
    const clip = { x: 0, y: 0, width, height };
    pictures.push(`data:image/png;base64,${(await phonePage.screenshot({ clip })).toString('base64')}`);
  }
  // The policy of our pages lets no other content in.
  const size = { width: columns * (width + 16) + 16, height: (routes.length / columns) * (height + 16) + 16 };
  const page = await openForPicture({
    viewport: size,
    deviceScaleFactor: await phonePage.evaluate(() => devicePixelRatio),
  });
  await page.setContent(
    `<body style="margin:16px 0 0 16px;background:#d9dce1;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:16px">
    ${pictures.map((picture) => `<img alt="" width="${width}" src="${picture}" style="border-radius:12px">`).join('')}</body>`,
  );
  await keepPicture(file, await page.screenshot());
}

async function picture({ page }: ChatPage, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: 'Carregando' })).toHaveCount(0);
  await keepPicture(`docs/screens/${name}.png`, await page.screenshot());
}

/** The page of `pnpm dev brands`, with the plans of one brand. */
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
