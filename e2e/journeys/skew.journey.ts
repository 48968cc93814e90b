import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostPages, serveFolder } from '@consorcio/host/serving';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { buildContract, contracts } from '../kit/fixtures/build-contract';
import { buildHost } from '../kit/fixtures/build-host';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

/** Hosts and segments of different contracts meet whenever one of them is deployed. */
test.describe.configure({ mode: 'default' });

interface Remote {
  readonly contract: number;
  readonly manifest: string;
  readonly integrity: string;
  readonly origin: string;
  stop(): Promise<void>;
}

const remotes: Partial<Record<keyof typeof contracts, Remote>> = {};

test.beforeAll(async () => {
  for (const which of ['tooOld', 'before', 'now', 'tooNew'] as const) {
    const contract = contracts[which];
    const { url, stop } = await serveFolder({ dir: await buildContract(contract), port: 0, cors: true });
    const manifest = `${url}/mf-manifest.json`;
    const integrity = integrityOf(await (await fetch(manifest)).text());
    remotes[which] = { contract, manifest, integrity, origin: url, stop };
  }
});

test.afterAll(() => Promise.all(Object.values(remotes).map(({ stop }) => stop())));

for (const which of ['now', 'before'] as const) {
  test(`this host runs a segment of contract ${contracts[which]} to the end`, async ({ chat, stack, beginAt }) => {
    await given('a release with this survey', () => release(stack, 'survey', remoteOf(which)));
    await when('a visitor pays and reaches the survey', async () => {
      await beginAt('payment-options');
      await chat.walkTo('pesquisa-algo-mais', aVisitor());
    });
    await thenSee('the survey runs to its end', async () => {
      await chat.choose('Agora não');
      await answerWhatIsLeft(chat);
      await expect(chat.botMessage('Obrigado e até mais! 👋')).toBeVisible();
    });
  });
}

for (const [which, said] of [
  ['tooOld', contracts.now],
  ['tooNew', contracts.tooNew],
] as const) {
  test(`this host refuses a segment of contract ${contracts[which]} which the release calls ${said}`, async ({
    chat,
    stack,
    watched,
  }) => {
    watched.expectLine('segment.contract');
    const { origin, ...remote } = remoteOf(which);
    await given('this release', () => release(stack, 'simulation', { ...remote, contract: said }));
    const scripts = scriptsOf(chat, origin);
    await when('a visitor starts a simulation', async () => {
      await chat.open();
      await chat.choose(labels.start);
    });
    await thenSee('the page reports it, offers a way on, and ran no script of it', () => isBeingUpdated(chat, scripts));
  });
}

test('a host of the previous contract refuses a segment of this contract', async ({ chat, stack, watched }) => {
  watched.expectLine('segment.contract');
  const host = await serveHost(contracts.before, stack.url);
  const scripts = scriptsOf(chat, stack.segments.simulation.url);
  await when('a visitor of that host starts a simulation', async () => {
    await chat.open(host.url);
    await chat.choose(labels.start);
  });
  await thenSee('the page reports it, offers a way on, and ran no script of it', () => isBeingUpdated(chat, scripts));
  await host.stop();
});

test('a host of the next contract runs a segment of this contract', async ({ chat, stack }) => {
  const host = await serveHost(contracts.tooNew, stack.url);
  await when('a visitor of that host starts a simulation', () => chat.open(host.url));
  await thenSee('the simulation runs', () => chat.walkTo('lead-telefone', aVisitor()));
  await host.stop();
});

function remoteOf(which: keyof typeof contracts): Remote {
  const remote = remotes[which];
  if (!remote) throw new Error(`The survey of contract ${contracts[which]} was not built.`);
  return remote;
}

async function release(
  stack: { release(name: 'survey' | 'simulation', changes: Pick<Remote, 'manifest' | 'contract' | 'integrity'>): void },
  name: 'survey' | 'simulation',
  { manifest, contract, integrity }: Pick<Remote, 'manifest' | 'contract' | 'integrity'>,
): Promise<void> {
  stack.release(name, { manifest, contract, integrity });
}

/** A host of another contract in place of the current one. */
async function serveHost(contract: number, deployment: string) {
  const dir = await buildHost(contract);
  const read = async (path: string) => (await fetch(`${deployment}${path}`)).json();
  const [config, released] = await Promise.all([read('/config.json'), read('/release.json')]);
  return serveFolder({
    dir,
    port: 0,
    pages: hostPages((file) => existsSync(join(dir, file))),
    live: { '/config.json': () => config, '/release.json': () => released },
  });
}

/** Requests to an origin other than the manifest. */
function scriptsOf({ page }: ChatPage, origin: string): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && new URL(request.url()).pathname.endsWith('.js'))
      scripts.push(request.url());
  });
  return scripts;
}

async function isBeingUpdated(chat: ChatPage, scripts: readonly string[]): Promise<void> {
  await chat.isAt('segmento-indisponivel');
  await expect(chat.botMessage('Esta parte da conversa está sendo atualizada neste momento.')).toBeVisible();
  await expect(chat.option(labels.again)).toBeEnabled();
  await expect(chat.option(labels.specialists)).toBeEnabled();
  expect(scripts).toEqual([]);
}

/** The survey of this contract asks more questions than the previous one. */
async function answerWhatIsLeft(chat: ChatPage): Promise<void> {
  if ((await chat.settledStep()) !== 'pesquisa-nota') return;
  await chat.press(chat.note(4));
  await chat.press(chat.sendNote);
  await chat.isAt('pesquisa-comentario');
  await chat.choose('Prefiro não');
  await chat.isAt('pesquisa-recado');
  await chat.press(chat.page.getByRole('dialog').getByRole('button', { name: 'Entendi' }));
}
