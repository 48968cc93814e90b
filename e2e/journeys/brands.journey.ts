import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { brandAt, brands } from '../pages/fixtures/brands';
import { cellsOf } from '../pages/fixtures/sample';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor, theLeadOf } from '../pages/fixtures/visitors';
import { thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

const partner = 'Este é o consórcio em parceria com';

/** Every route of SPEC section 2 with what a visitor gets there. */
const doors = [
  { route: '/', greeting: 'Olá! Boas-vindas ao Alvo Consórcio.', menu: true },
  { route: '/app', greeting: 'Que bom ver você no Alvo App.', isApp: true },
  { route: '/performance', greeting: 'Aqui é o assistente do Alvo Consórcio.' },
  { route: '/oferta', greeting: 'Você chegou à oferta do Alvo Consórcio.' },
  { route: '/abandono-imovel', greeting: 'Que bom que você voltou ao Alvo Imóveis!', menu: true },
  { route: '/exclusivo', greeting: 'Boas-vindas ao Alvo Exclusivo.', menu: true },
  { route: '/cupom', greeting: 'Boas-vindas ao Alvo Consórcio.', coupon: true, menu: true },
  { route: '/99', greeting: `${partner} 99.` },
  { route: '/99-pay', greeting: 'Que bom ver você no 99 Pay.', isApp: true },
  { route: '/rota99', greeting: `${partner} Rota 99.` },
  { route: '/premmia', greeting: `${partner} Premmia.` },
  { route: '/gazeta', greeting: `${partner} Gazeta.` },
  { route: '/salary-fits', greeting: `${partner} Salary Fits.` },
  { route: '/kmv', greeting: `${partner} KMV.` },
  { route: '/livelo', greeting: `${partner} Livelo.`, coupon: true },
  { route: '/sem-parar', greeting: `${partner} Sem Parar.` },
  { route: '/finanzero', greeting: `${partner} FinanZero.` },
  { route: '/clube-certo', greeting: `${partner} Clube Certo.`, coupon: true },
  { route: '/clube-giro', greeting: `${partner} Clube Giro.` },
  { route: '/easy-credito', greeting: `${partner} Easy Crédito.` },
  { route: '/auto-mais', greeting: `${partner} Auto Mais.` },
  { route: '/auto-mais-app', greeting: 'Você já é de casa no Auto Mais App.', isApp: true },
  { route: '/trucadao', greeting: `${partner} Trucadão.` },
  { route: '/stopclub', greeting: `${partner} StopClub.` },
  { route: '/loggi', greeting: `${partner} Loggi.`, coupon: true },
];

/** Routes per test: starting a test takes a second. */
const GROUP = 5;

test('each entry route of the specification has a brand', () => {
  expect(brands.flatMap(({ routes }) => routes)).toEqual(expect.arrayContaining(doors.map(({ route }) => route)));
});

const shown = cellsOf(doors, 5);
for (let first = 0; first < shown.length; first += GROUP) {
  const group = shown.slice(first, first + GROUP);
  test(`each route shows its partner: ${group.map(({ route }) => route).join(', ')}`, async ({
    chat,
    page,
    stack,
    beginAt,
  }) => {
    for (const { route, greeting, isApp = false, coupon = false, menu = false } of group) {
      const brand = brandAt(route);
      await when(`${route}: a visitor gives their phone`, async () => {
        await stack.sandbox.reset();
        await beginAt('lead-telefone', route, brand.id);
        await expect(page.getByRole('banner')).toHaveCount(isApp ? 0 : 1);
        await expect(page.getByRole('navigation', { name: 'Menu do site' })).toHaveCount(menu ? 1 : 0);
        const painted = await page.evaluate(() => {
          const style = getComputedStyle(document.documentElement);
          return ['--color-page', '--color-primary', '--color-on-primary'].map((name) => style.getPropertyValue(name));
        });
        expect(painted).toEqual([brand.tema.background, brand.tema.primaryBackground, brand.tema.primaryForeground]);
        await expectAccessible(page, route);
        await expectNoHorizontalScroll(page);
        await chat.answer(aVisitor().telefone);
        await chat.isAt('plans-list-select');
      });
      await thenSee(`${route}: the HTML identifies the brand without any script`, async () => {
        const response = await fetch(stack.url + route);
        const { title, words, tags } = await readAsBot(page, await response.text());
        const canonical = brand.hosts[0] ? `https://${brand.hosts[0]}/` : `https://simule.alvo.example${route}`;
        expect(response.status).toBe(200);
        expect(words).toContain(greeting);
        expect(title).toBe(brand.titulo);
        expect(tags).toMatchObject({
          description: brand.descricao,
          robots: 'noindex',
          'theme-color': brand.tema.primaryBackground,
          canonical,
          'og:title': brand.titulo,
          'og:description': brand.descricao,
          'og:url': canonical,
          'og:site_name': brand.nome,
          'twitter:card': 'summary_large_image',
        });
        for (const picture of ['icon', 'apple-touch-icon', 'og:image']) {
          const { pathname } = new URL(tags[picture] ?? '', stack.url);
          const { status, headers } = await fetch(stack.url + pathname);
          expect([picture, status, headers.get('content-type')]).toEqual([
            picture,
            200,
            expect.stringMatching(/^image\//),
          ]);
        }
      });
      await thenSee(`${route}: the lead has the ids of the brand`, async () => {
        const { campanhaId, compraId, empresaId, tipo } = brand;
        const { leads } = await stack.sandbox.ledger();
        expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf({ campanhaId, compraId, empresaId, tipo })]);
      });
      expect(brand.shouldUseCoupon ?? false).toBe(coupon);
      // The flag decides. One brand without coupons shows it.
      if (!coupon && route !== '/') continue;
      await thenSee(`${route}: ${coupon ? 'a coupon is asked for' : 'coupons are not mentioned'}`, async () => {
        await beginAt('proposal-terms', route, brand.id);
        await chat.choose(labels.confirm);
        await chat.isAt(coupon ? 'cupom-initial-message' : 'payment-options');
      });
    }
  });
}

/** The visible text, the title and what the tags in the head say, read by the parser of a browser in an empty page, where nothing runs. */
async function readAsBot(browserPage: Page, html: string) {
  const emptyPage = await browserPage.context().newPage();
  const read = await emptyPage.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    for (const hidden of page.querySelectorAll('script, style, noscript')) hidden.remove();
    const tags = [...page.querySelectorAll('meta[content], link[href]')].map((tag): [string, string] => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('rel') ?? '',
      tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
    ]);
    return { title: page.title, words: page.body.textContent ?? '', tags: Object.fromEntries(tags) };
  }, html);
  await emptyPage.close();
  return read;
}
