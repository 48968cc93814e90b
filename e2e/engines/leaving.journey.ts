import type { ObservationRecord } from '@consorcio/host/observation';
import { listen } from '@consorcio/host/serving';
import { answerStep } from '../pages/answers';
import { aCard } from '../pages/fixtures/cards';
import { charged } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import type { SeededPlace } from '../pages/fixtures/seeds';
import type { Stack } from '../pages/fixtures/stack';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { workerFixture } from '../pages/fixtures/worker-fixture';
import { labels } from '../pages/labels';
import type { EngineChat } from './engine-chat';
import type { EnginePage } from './engine-page';
import { test as base, expect, isFailure } from './engine-test';
import { engineNames } from './engines';

/** Another site. A link to `/nothing` (204) or `/download` leaves the page where it is. */
interface Elsewhere {
  readonly url: string;
  stop(): Promise<void>;
}

const test = base.extend<object, { readonly elsewhere: Elsewhere }>({ elsewhere: workerFixture(startElsewhere) });

test.use({ failingPath: /\/(hc|api\/)/ }); // the server breaks connections here

/** A call of SPEC section 7. `begin` is absent if the call before leads to it. */
interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  begin?(chat: EngineChat): Promise<void>;
  /** The step while the call is under way. */
  readonly at: string;
  /** The question that follows its answer; absent if the next call follows. */
  readonly after?: string;
  /** Sends the call again, where a new page does not: the conversation does not wait for it, or the data of the card is gone. */
  again?(chat: EngineChat): Promise<void>;
  /** What the visitor reads instead. */
  readonly lost?: { readonly at: string; readonly words: string };
  /** How many entries of the history are the page's own. */
  readonly entries?: number;
}

interface Stretch {
  readonly from: SeededPlace;
  readonly tag: '@short' | '@long';
  /** A sample plays it in one engine, another time in another one. */
  readonly isOfOneEngine?: true;
  readonly calls: readonly Call[];
}

const visitor = aVisitor();

/** Calls of each kind, from a place of the conversation on. What a left call does in each step: shared/src/flow/driver/calls.test.ts. */
const stretches: readonly Stretch[] = [
  {
    from: 'intro',
    tag: '@short',
    calls: [
      { method: 'GET', path: '/hc', begin: (chat) => chat.press(chat.option(labels.start)), at: 'health-check' },
      { method: 'GET', path: '/api/categoria', at: 'lead-select-category', after: 'lead-select-category' },
      {
        method: 'POST',
        path: '/api/lead/validar-palavras',
        async begin(chat) {
          await chat.walkTo('lead-nome', visitor);
          await answerStep(chat, 'lead-nome', visitor);
        },
        at: 'lead-nome',
        after: 'lead-credit-value',
      },
    ],
  },
  {
    from: 'plans-list-select',
    tag: '@long',
    calls: [
      {
        method: 'POST',
        path: '/api/plano/selecionado',
        begin: (chat) => answerStep(chat, 'plans-list-select', visitor),
        at: 'proposal-confirm-plan',
        after: 'proposal-confirm-plan',
        async again(chat) {
          await chat.press(chat.option(labels.otherPlan));
          await chat.isAt('plans-list-select');
          await answerStep(chat, 'plans-list-select', visitor);
        },
      },
    ],
  },
  {
    from: 'payment-options',
    tag: '@short',
    isOfOneEngine: true,
    calls: [
      {
        method: 'POST',
        path: '/api/pagamento/pix',
        begin: (chat) => chat.press(chat.option(labels.pix)),
        at: 'payment-pix-options',
        after: 'payment-pix-options',
      },
      {
        method: 'POST',
        path: '/api/pagamento/cartao',
        async begin(chat) {
          await chat.press(chat.option(labels.otherMethod));
          await chat.isAt('alterar-pagamento');
          await chat.press(chat.option(labels.card));
          await chat.isAt('payment-credit-card-select');
          await chat.payByCard(aCard());
        },
        at: 'payment-credit-card-select',
        after: 'pesquisa-algo-mais',
        lost: {
          at: 'payment-refused',
          words: 'Não recebi a confirmação do seu pagamento, mas ele pode ter dado certo.',
        },
        async again(chat) {
          await chat.press(chat.option(labels.checkPayment));
          await chat.isAt('payment-credit-card-select');
          await chat.payByCard(aCard());
        },
        entries: 2, // the form over the page has one
      },
    ],
  },
];

type Way = 'hides it' | 'reloads it' | 'goes back and forward' | 'follows a link and comes back';
const ways: readonly Way[] = ['hides it', 'reloads it', 'goes back and forward', 'follows a link and comes back'];

/** The ways in which a call is left. A sample takes two of the four, others in another engine. */
function waysOf(index: number, engine: string): readonly Way[] {
  const turn = (index + (engineNames as readonly string[]).indexOf(engine)) % ways.length;
  const played = cellsOf([...ways.slice(turn), ...ways.slice(0, turn)], 2);
  return ways.filter((way) => played.includes(way));
}

for (const { from, tag, calls, isOfOneEngine } of stretches) {
  const engines: readonly string[] = isOfOneEngine ? cellsOf(engineNames, engineNames.length) : engineNames;
  test(
    `a page that is left during a call tells no failure, and the call goes on: from ${from} on`,
    {
      tag,
    },
    async ({ chat, stack, elsewhere, beginAt }, { project }) => {
      test.skip(!engines.includes(project.name), 'This sample plays it in another engine.');
      const { page } = chat;
      const { sandbox } = stack;
      let received = 0;
      /** From now on the server keeps this call waiting. Those that waited until now lose their connection or are answered. */
      const arm = async ({ method, path }: Call, kind: 'hang' | 'late-answer'): Promise<void> => {
        await sandbox.clearFaults();
        received = 0;
        await sandbox.arm({ method, path, kind, ms: kind === 'hang' ? 0 : 600_000 });
      };
      /** The same for the next call, which loses its connection if the page will be hidden. */
      const hold = async (index: number): Promise<void> => {
        const call = calls[index];
        if (call) return arm(call, waysOf(index, project.name).includes('hides it') ? 'hang' : 'late-answer');
        await sandbox.clearFaults();
      };
      const isUnderWay = async ({ at, again, lost }: Call): Promise<void> => {
        await expect.poll(() => sandbox.hits(), { intervals: [20] }).toBeGreaterThan(received);
        received = await sandbox.hits();
        await chat.isAt(at, again && !lost ? 'waiting' : 'busy');
      };

      await given('a visitor who came from another site', async () => {
        await beginAt(from);
        await hold(0); // the page may ask before the first press
        await page.goto(elsewhere.url);
        await page.goto(stack.url);
        await chat.isAt(from);
        received = 0;
      });
      for (const [index, call] of calls.entries()) {
        const { path, begin, at, after, again, lost, entries = 1 } = call;
        const next = calls[index + 1];
        await test.step(path, async () => {
          let before: readonly string[] = [];
          const goesOn = async (): Promise<void> => {
            await isUnderWay(call);
            expect(await chat.transcript()).toEqual(before);
          };
          const isBack = async (): Promise<void> => {
            if (!again) return goesOn();
            await chat.isAt(lost?.at ?? at);
            const transcript = await chat.transcript();
            expect(transcript.slice(0, before.length)).toEqual(before);
            expect(transcript.slice(before.length)).toEqual(
              lost ? expect.arrayContaining([expect.stringContaining(lost.words)]) : [],
            );
            await again(chat);
            await isUnderWay(call);
            before = await chat.transcript();
          };
          const leave: Readonly<Record<Way, () => Promise<void>>> = {
            async 'hides it'() {
              await page.hide();
              await arm(call, 'late-answer'); // the connection that hangs breaks
              await page.show();
              await (lost ? isBack() : goesOn());
            },
            async 'reloads it'() {
              await page.reload();
              await isBack();
            },
            async 'goes back and forward'() {
              await go(page, -entries);
              await isOn(page, elsewhere.url);
              await go(page, entries);
              await isOn(page, stack.url);
              await isBack();
            },
            async 'follows a link and comes back'() {
              await follow(chat, elsewhere.url);
              await isOn(page, elsewhere.url);
              await go(page, -1);
              await isOn(page, stack.url);
              await isBack();
            },
          };
          if (begin) {
            await begin(chat);
            await isUnderWay(call);
          }
          before = await chat.transcript();
          for (const way of waysOf(index, project.name)) await when(`the visitor ${way}`, leave[way]);
          await thenSee('the call is answered, and the conversation goes on', async () => {
            if (after || !next) {
              await hold(index + 1);
              if (after) await chat.isAt(after);
            } else {
              await follow(chat, elsewhere.url);
              await isOn(page, elsewhere.url);
              await hold(index + 1); // before the page with the answer sends the next call
              await go(page, -1);
              await isUnderWay(next);
            }
            expect((await chat.transcript()).slice(0, before.length)).toEqual(before);
          });
        });
      }
      await when('they leave', () => page.goto(elsewhere.url));
      await thenSee('everything was created once, and no failure was observed', async () => {
        if (from === 'payment-options') expect(await charged(stack)).toEqual(['pix registrado', 'cartao aprovado']);
        await expect.poll(() => observedSteps(stack)).toContain(calls.at(-1)?.after);
        const ofCard = (record: ObservationRecord) => 'step' in record && record.step === 'payment-credit-card-select';
        expect((await failures(stack)).filter((record) => !ofCard(record))).toEqual([]);
      });
    },
  );
}

for (const [what, address, tag] of [
  ['an answer 204', '/nothing', '@short'],
  ['a download', '/download', '@long'],
  ['a telephone number', 'tel:+5511987654321', '@long'],
] as const)
  test(`a link to ${what} during a call hides no failure`, { tag }, async ({ chat, stack, elsewhere }) => {
    await given('a visitor whose first call hangs', async () => {
      await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'hang' });
      await chat.page.goto(stack.url);
      await chat.isAt('intro');
      await chat.press(chat.option(labels.start));
      await chat.isAt('health-check', 'busy');
    });
    await when('they follow the link, and the server breaks this connection and the next ones', async () => {
      await follow(chat, new URL(address, elsewhere.url).href);
      await stack.sandbox.clearFaults();
      await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'reset' });
    });
    await thenSee('the failure, with two ways on', async () => {
      await chat.isAt('error-general');
      await chat.sees('Desculpe, estamos passando por instabilidades');
      await chat.sees(labels.specialists);
      await stack.sandbox.clearFaults();
      await chat.press(chat.option(labels.again));
      await chat.isAt('lead-select-category');
    });
  });

for (const [ms, tag] of [
  [150, '@short'],
  [700, '@long'],
] as const)
  test(`a visitor who leaves ${ms} ms after the first press is no failure`, { tag }, async ({
    chat,
    stack,
    elsewhere,
  }) => {
    const { page } = chat;
    await given('a page that reports, and a server that is late', async () => {
      await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'late-answer', ms: 600_000 });
      await page.goto(stack.url);
      await chat.isAt('intro');
      const report = async () => {
        await page.hide(); // then a page sends what it has observed
        await page.show();
        return observedSteps(stack);
      };
      await expect.poll(report).toContain('intro');
    });
    await when('they press and leave', async () => {
      await page.evaluate(
        `void addEventListener('click', () => setTimeout(() => location.assign('${elsewhere.url}'), ${ms}))`,
      );
      await chat.press(chat.option(labels.start));
      await isOn(page, elsewhere.url);
    });
    await thenSee('no failure in what was observed', async () => {
      await expect.poll(() => observedSteps(stack)).toContain('health-check');
      expect(await failures(stack)).toEqual([]);
    });
  });

/** Presses a link that a page may have anywhere. */
async function follow(chat: EngineChat, url: string): Promise<void> {
  await chat.page.evaluate(`(() => {
    document.getElementById('elsewhere')?.remove(); // a page from the back cache still has it
    const link = Object.assign(document.createElement('a'), { id: 'elsewhere', href: '${url}', textContent: 'Outro lugar' });
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; background: white';
    (document.querySelector('dialog[open]') ?? document.body).append(link);
  })()`);
  await chat.press({ role: 'link', name: 'Outro lugar' });
}

/** Goes through the history. The answer of the page arrives before it is left. */
function go(page: EnginePage, entries: number): Promise<void> {
  return page.evaluate(`void setTimeout(() => history.go(${entries}))`);
}

/** Waits until the visitor is there. A page that is kept for a return would never answer a question that waits in it. */
function isOn(page: EnginePage, url: string): Promise<void> {
  return expect.poll(() => page.evaluate<string>('location.href').catch(() => '')).toContain(url);
}

/** Where the conversation was, as pages have reported it. */
async function observedSteps({ sandbox }: Stack): Promise<readonly string[]> {
  return (await sandbox.observations()).flatMap(({ record }) => (record.kind === 'step' ? [record.step] : []));
}

async function failures({ sandbox }: Stack): Promise<readonly ObservationRecord[]> {
  return (await sandbox.observations()).map(({ record }) => record).filter(isFailure);
}

async function startElsewhere(): Promise<Elsewhere> {
  const { port, close } = await listen(({ url }, response) => {
    if (url === '/nothing') return void response.writeHead(204).end();
    if (url === '/download') return void response.setHeader('content-disposition', 'attachment').end('file');
    response
      .setHeader('content-type', 'text/html')
      .setHeader('cache-control', 'no-store') // each visit is seen where the requests of a page are counted
      .end('<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">');
  }, 0);
  return { url: `http://localhost:${port}/`, stop: close };
}
