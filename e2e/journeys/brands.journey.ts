import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { brandAt, brands } from '../pages/fixtures/brands';
import { cellsOf } from '../pages/fixtures/sample';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor, theLeadOf } from '../pages/fixtures/visitors';
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

// Titles, descriptions and addresses: host/pages/html-template.test.ts.
const shown = cellsOf(doors, 8);
for (let first = 0; first < shown.length; first += GROUP) {
  const group = shown.slice(first, first + GROUP);
  test(`each route shows its partner: ${group.map(({ route }) => route)}`, async ({ chat, page, stack, beginAt }) => {
    for (const { route, greeting, isApp = false, coupon = false, menu = false } of group) {
      const brand = brandAt(route);
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
      const html = await (await fetch(stack.url + route)).text();
      const words = html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '');
      expect(words.includes(greeting), greeting).toBe(true);
      const pictures = [...html.matchAll(/(?:rel="(?:apple-touch-)?icon"|og:image")[^>]*(?:href|content)="([^"]+)/g)];
      expect(pictures).toHaveLength(3);
      for (const [, address = ''] of pictures) {
        const { status, headers } = await fetch(stack.url + new URL(address, stack.url).pathname);
        expect([status, headers.get('content-type')], address).toEqual([200, expect.stringMatching(/^image\//)]);
      }
      const { campanhaId, compraId, empresaId, tipo } = brand;
      const { leads } = await stack.sandbox.ledger();
      expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf({ campanhaId, compraId, empresaId, tipo })]);
      expect(brand.shouldUseCoupon ?? false).toBe(coupon);
      // The flag decides. One brand without coupons shows it.
      if (!coupon && route !== '/') continue;
      await beginAt('proposal-terms', route, brand.id);
      await chat.choose(labels.confirm);
      await chat.isAt(coupon ? 'cupom-initial-message' : 'payment-options');
    }
  });
}
