import type { BrowserContext } from '@playwright/test';
import { DataLayer } from '../pages/data-layer';
import { expectAccessible } from '../pages/fixtures/accessible';
import { holdEntries } from '../pages/fixtures/held-entries';
import { charged, expectSaleClosed, payTheCard } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { aCompanyVisitor, aVisitor, theCompanyProposalOf, theLeadOf, theProposalOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// The whole product from the greeting to the goodbye.

/** The answers of `aVisitor` as typed and as sent. So few digits as those of the CEP also occur in ports and file hashes. */
const secrets = [
  'marina',
  'prado',
  '987654321',
  '98765-4321',
  '52998224725',
  '529.982',
  '15/03/1985',
  '1985-03-15',
  'apto',
];

/** The events of one purchase, by name. */
const events = [
  ...['Começar', 'Produto Categoria', 'credit value', 'income', 'personal data updated', 'Lead Save', 'Ver Planos'],
  ...['Plano Selecionado', 'personal data updated', 'Cadastro CEP', 'Pagamento Processado', 'purchase', 'Pesquisa'],
];

test('a person pays by Pix on the page', async ({ chat, page, context, stack, watched }) => {
  const layer = await DataLayer.listenOn(page);
  const entries = holdEntries(stack);
  await given('a visitor', async () => {
    await chat.open();
    await expect(page.getByRole('banner')).toHaveCount(1);
  });
  await when('they answer everything', () => chat.walkTo('pesquisa-ate-mais', aVisitor()));
  await thenSee('they bought once', async () => {
    const { leads, proposals } = await stack.sandbox.ledger();
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
    expect(proposals.map(({ payload }) => payload)).toEqual([theProposalOf()]);
    expect(await charged(stack)).toEqual(['pix registrado']);
  });
  await thenSee('each event was sent once and in order, and none to an app', async () => {
    await layer.holds(events);
    await expect.poll(() => layer.receivedByApp).toEqual([]);
  });
  await thenSee('no script was asked for twice, although each segment is fetched ahead, with its chunk', async () => {
    entries.cameWithTheirChunks();
    const scripts = watched.seen().addresses.filter((address) => /\.js(\?|$)/.test(address));
    expect(scripts.filter((address) => address.includes('/remoteEntry.'))).toHaveLength(4);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
  await thenSee('no personal data is in a URL, in the console or in a cookie', async () => {
    const { lines, addresses } = watched.seen();
    const everything = [...lines, ...addresses.map(decodeURIComponent)].join('\n').toLowerCase();
    expect(await context.cookies()).toEqual([]);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });
  await when('they return to the goodbye and start over', async () => {
    await page.reload();
    await chat.isAt('pesquisa-ate-mais', 'ended');
    await expectAccessible(page, 'the goodbye');
    await chat.press(chat.option(labels.startOver));
    await chat.isAt('intro');
  });
  await thenSee('no data of the visitor is left', async () => {
    await expect(chat.visitorMessage('')).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    for (const datum of ['Marina', 'marina@', '11987654321', '52998224725']) expect(stored).not.toContain(datum);
  });
});

test('a company pays by card in the app and gives the specialists a low score, and no policy refuses or reports anything', async ({
  chat,
  page,
  context,
  stack,
}) => {
  // Every other journey fails on a policy that refuses something, by its watched console. This one also reads what would only be reported.
  const violations = await violationsIn(context);
  const pagesWithPolicies = await reportToo(context);
  const empresaId = 9202;
  const layer = await DataLayer.listenOn(page);
  const ajuda = { nota: 1, comentario: 'Falei com a Zuleica do 11 97777-6666 e ela não ligou.' };
  const company = aCompanyVisitor({ midia: 'Indicação', nota: 2, ajuda });
  await given('a visitor who buys for a company', async () => {
    await chat.open('/app');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await chat.walkTo('payment-options', company);
  });
  await when('they pay by card in three instalments', async () => {
    await payTheCard(chat, { parcelas: 3 });
    await expectSaleClosed(chat);
  });
  await when('they answer the survey, with a comment', () => chat.walkTo('pesquisa-ate-mais', company));
  await thenSee('the company bought once', async () => {
    const { leads, proposals, charges } = await stack.sandbox.ledger();
    const ids = { campanhaId: 9002, compraId: 9102, empresaId };
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
    expect(proposals.map(({ payload }) => payload)).toEqual([theCompanyProposalOf({ empresaId })]);
    expect(charges).toMatchObject([{ metodo: 'cartao', situacao: 'aprovado', parcelas: 3 }]);
  });
  await thenSee('each event was sent once and in order, to the app by its name', async () => {
    await layer.holds(events);
    await expect.poll(() => layer.receivedByApp).toEqual(events);
  });
  await thenSee('there was no violation', async () => {
    expect(violations).toEqual([]);
    expect(pagesWithPolicies()).toBe(1);
  });
});

async function violationsIn(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('violated', (what: string) => void violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'violated')(`${disposition}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return violations;
}

/** Sends the policy of each page twice: to be enforced, and to be reported only. No script without a hash runs. Returns how many pages had a policy. */
async function reportToo(context: BrowserContext): Promise<() => number> {
  let pages = 0;
  // A page that a test answers is of no known network, so Chromium would not let it reach this machine.
  await context.grantPermissions(['local-network-access']);
  await context.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const { 'content-security-policy': content = '' } = headers;
      if (content) pages += 1;
      const added = {
        'content-security-policy-report-only': content,
        // The product does not send it, because WebKit would refuse preloads (docs/adr/0028).
        'integrity-policy': 'blocked-destinations=(script)',
      };
      await route.fulfill({ response, headers: { ...headers, ...added } });
    },
  );
  return () => pages;
}
