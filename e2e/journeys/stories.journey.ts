import { readFileSync } from 'node:fs';
import { dataLayerEvents } from '@consorcio/host/analytics';
import { sharedLibraries } from '@consorcio/host/segments';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../pages/fixtures/accessible';
import { contractDataIn, watchDeviceWrites } from '../pages/fixtures/device-writes';
import { charged, expectSaleClosed, payTheCard } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { violationsIn } from '../pages/fixtures/violations';
import { aVisitor, theCompanyProposalOf, theLeadOf, theProposalOf } from '../pages/fixtures/visitors';
import { when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { listenToAnnouncements } from '../pages/spoken-words';

// The whole product from the greeting to the goodbye.

/** The answers of `aVisitor` as typed and as sent. So few digits as those of the CEP also occur in ports and file hashes. */
const secrets = /marina|prado|98765-?4321|52998224725|529\.982|15\/03\/1985|1985-03-15|apto/;

/** The events of one purchase, by name. */
const eventsWith = (...coupon: readonly string[]) => [
  ...['Começar', 'Produto Categoria', 'credit value', 'income', 'personal data updated', 'Lead Save', 'Ver Planos'],
  ...['Plano Selecionado', 'personal data updated', 'Cadastro CEP', ...coupon],
  ...['Pagamento Processado', 'purchase', 'Pesquisa'],
];

/** What the proposal says of a browser that allows to be located: about 100 m. */
const geoLocation = {
  ...{ geoId: null, cidadeGeo: null, estadoGeo: null, estadoGeoId: null, paisGeo: null },
  ...{ latitudeGeo: -23.561, longitudeGeo: -46.656 },
};

test('a person pays by Pix, and each thing is said and sent once', async ({ chat, page, context, stack, watched }) => {
  const comment = 'Demorou um pouco.';
  const visitor = aVisitor({ ajuda: { nota: 1, comentario: comment } });
  const reviewed = announcedAtFirst();
  const before = reviewed.findIndex((text) => text.startsWith('Muito obrigado'));
  const spoken = await listenToAnnouncements(page);
  const sent = await listenToEvents(page);
  const written = await watchDeviceWrites(page);
  await chat.open();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await when('they answer all but the last question', () => chat.walkTo('pesquisa-humanos-comentarios', visitor));

  const { leads, proposals } = await stack.sandbox.ledger();
  expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
  expect(proposals.map(({ payload }) => payload)).toEqual([theProposalOf()]);
  expect(await charged(stack)).toEqual(['pix registrado']);
  await expect.poll(async () => (await spoken()).map(anyDay)).toEqual(reviewed.slice(0, before).map(anyDay));
  await expect(page.getByRole('status')).toBeEmpty();

  const scripts = watched.seen().addresses.filter((address) => /\.js(\?|$)/.test(address));
  expect(scripts.filter((address) => address.includes('/remoteEntry.'))).toHaveLength(4);
  expect(scripts).toEqual([...new Set(scripts)]);

  await page.reload();
  await chat.fillIn(comment);
  await chat.isAt('pesquisa-ate-mais', 'ended');
  await expect.poll(spoken).toEqual(reviewed.slice(before)); // only what is new
  await sent.holds(eventsWith());
  expect(sent.toApp).toEqual([]);

  const { lines, addresses } = watched.seen();
  const everything = [...lines, ...addresses.map(decodeURIComponent)].join('\n').toLowerCase();
  expect(await context.cookies()).toEqual([]);
  expect(written.join()).toContain('planoSelecionado');
  expect(contractDataIn(written, theProposalOf())).toEqual([]);
  expect(everything).not.toMatch(secrets);

  await page.reload();
  await chat.isAt('pesquisa-ate-mais', 'ended');
  await expectAccessible(page, 'the goodbye');
  await chat.press(chat.option(labels.startOver));
  await chat.isAt('intro');
  await expect(chat.visitorMessage('')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/Marina|marina@|11987654321|52998224725/);
});

// The API tells the same facts in other forms: e2e/sandbox/dialect/loose-calls.ts. Each call: both-dialects.test.ts.
test('a company pays by card in the app, and no policy refuses', async ({ chat, page, context, stack, watched }) => {
  watched.expectLine('were left out'); // one bad category, card and plan
  // Every other journey fails on a policy that refuses something, by its watched console. This one also reads what would only be reported.
  const violations = await violationsIn(context);
  const pagesWithPolicies = await reportToo(context);
  const oddWords = await watchForOddWords(page);
  const federation = await watchFederation(page);
  const written = await watchDeviceWrites(page);
  const sent = await listenToEvents(page);
  const ajuda = { nota: 1, comentario: 'Falei com a Zuleica do 11 97777-6666 e ela não ligou.' };
  const words = aVisitor({ cep: '36325-000', complemento: '', midia: 'Indicação', nota: 2, ajuda });
  const company = { ...words, 'proposal-titular': 'empresa', 'proposal-cpf-cnpj': '12.ABC.345/01DE-35' };
  await context.grantPermissions(['geolocation', 'local-network-access']);
  await context.setGeolocation({ latitude: -23.5614141, longitude: -46.6558819 });
  await stack.sandbox.speak('loose');
  await chat.open('/app?cupom=dez');
  await expect(page.getByRole('banner')).toHaveCount(0);

  await chat.walkTo('cupom-apply-url', company);
  await chat.choose(labels.applyCoupon);
  await chat.walkTo('payment-options', company);
  await expect(chat.botMessage('Falta só a primeira parcela, de R$ 789,75.')).toBeVisible();
  await payTheCard(chat, { parcelas: 3 });
  await expectSaleClosed(chat);
  await when('they answer the survey, with a comment', () => chat.walkTo('pesquisa-ate-mais', company));

  const segments = ['simulation', 'proposal', 'payment', 'survey'];
  const { loads, remotes, shares } = await federation();
  expect(loads).toEqual(segments.map((name) => `${name}/segment`));
  expect(remotes.sort()).toEqual([...segments].sort());
  expect(shares.sort()).toEqual(
    Object.entries(sharedLibraries)
      .map(([name, { version }]) => `${name} ${version}`)
      .sort(),
  );

  const { leads, proposals, charges } = await stack.sandbox.ledger();
  const ids = { campanhaId: 9002, compraId: 9102, empresaId: 9202 };
  const street = { logradouro: 'Rua das Flores', bairro: 'Centro', cidade: 'Tiradentes', estado: 'MG' };
  const others = { cep: '36325000', complemento: '', cupomCodigo: 'DEZ', leadId: expect.anything(), empresaId: 9202 };
  expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
  const proposal = theCompanyProposalOf({ ...street, ...others, cpfCnpj: '12ABC34501DE35', geoLocation });
  expect(proposals.map(({ payload }) => payload)).toEqual([proposal]);
  expect(charges).toMatchObject([{ metodo: 'cartao', situacao: 'aprovado', valorInCents: 789_75, parcelas: 3 }]);
  expect(contractDataIn(written, proposal)).toEqual([]);
  const { lines, addresses } = watched.seen();
  expect([...lines, ...addresses].filter((text) => /23\.56|46\.65/.test(text))).toEqual([]);

  const events = eventsWith('coupon validated', 'coupon applied');
  await sent.holds(events);
  await expect.poll(() => sent.toApp).toEqual(events);
  expect(violations).toEqual([]);
  expect(pagesWithPolicies()).toBe(1);
  expect(await oddWords()).toEqual([]);
});

/** Registers a plugin of the federation for the whole page, as its devtools do. Returns what it saw, and what they show of the host. */
async function watchFederation(page: Page) {
  await page.addInitScript(() => {
    const loads: string[] = [];
    const plugin = { name: 'foreign', onLoad: ({ id }: { id: string }) => void loads.push(id) };
    Object.assign(globalThis, { loads, __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
  return () =>
    page.evaluate(() => {
      const host = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'host');
      const shares = Object.entries(host?.shareScopeMap.default ?? {});
      return {
        loads: Reflect.get(globalThis, 'loads'),
        remotes: host?.options.remotes.map(({ name }) => name) ?? [],
        shares: shares.flatMap(([name, versions]) => Object.keys(versions).map((version) => `${name} ${version}`)),
      };
    });
}

/** The announcements that are reviewed, of the first story: each file has all of its part. */
function announcedAtFirst(): readonly string[] {
  return ['host', 'mf-simulation', 'mf-proposal', 'mf-payment', 'mf-survey'].flatMap((name) => {
    const [, first = ''] = readFileSync(inRoot(`e2e/documents/said/${name}.txt`), 'utf8').split('\n\n');
    return first.split('\n').filter((line) => !/^[#>]/.test(line));
  });
}

/** What is reviewed has dates of its own. */
const anyDay = (text: string) => text.replace(/\d+º? de [a-zç]+ de 20\d\d/g, 'um dia');

/** Events that a page pushes to the data layer, over all reloads, and the names that the surrounding app, a React Native WebView, receives. */
async function listenToEvents(page: Page) {
  const pushed: { readonly event: keyof typeof dataLayerEvents }[] = [];
  const toApp: string[] = [];
  await page.exposeFunction('pushed', (entry: string) => void pushed.push(JSON.parse(entry)));
  await page.exposeFunction('posted', (name: string) => void toApp.push(name));
  await page.addInitScript(() => {
    const entries: unknown[] = [];
    entries.push = (...more) => {
      for (const entry of more) Reflect.get(window, 'pushed')(JSON.stringify(entry));
      return Array.prototype.push.apply(entries, more);
    };
    const postMessage = (name: string) => Reflect.get(window, 'posted')(name);
    Object.assign(window, { dataLayer: entries, ReactNativeWebView: { postMessage } });
  });
  return {
    toApp,
    /** Exactly these events, in this order, each valid by its schema. */
    async holds(names: readonly string[]): Promise<void> {
      await expect.poll(() => pushed.map(({ event }) => event)).toEqual(names);
      for (const event of pushed) expect(dataLayerEvents[event.event].safeParse(event).success, event.event).toBe(true);
    },
  };
}

/**
 * Watches every text and accessible name of the page, also those that soon disappear, for words that a missing value leaves behind. It
 * returns what was found so far.
 */
async function watchForOddWords(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const odd = /\b(undefined|null|NaN|Invalid)\b|\[object/;
    const named = ['aria-label', 'alt', 'title', 'value', 'placeholder', 'href', 'src'];
    const found: string[] = [];
    Object.assign(window, { oddWords: found });
    const judge = (text: string | null) => {
      if (text && odd.test(text)) found.push(text);
    };
    const isSeen = (node: Node) =>
      !/^(HTML|HEAD|BODY|SCRIPT|STYLE)$/.test(node.nodeName) && !node.parentElement?.closest('head, script, style');
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'characterData') judge(target.textContent);
        for (const added of [...addedNodes].filter(isSeen)) judge(added.textContent);
      }
      for (const name of named)
        for (const element of document.body?.querySelectorAll(`[${name}]`) ?? []) judge(element.getAttribute(name));
    }).observe(document, { childList: true, characterData: true, attributeFilter: named, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'oddWords'));
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
      Object.assign(headers, { 'content-security-policy-report-only': content });
      // The product does not send it, because WebKit would refuse preloads (docs/adr/0028).
      Object.assign(headers, { 'integrity-policy': 'blocked-destinations=(script)' });
      await route.fulfill({ response, headers });
    },
  );
  return () => pages;
}
