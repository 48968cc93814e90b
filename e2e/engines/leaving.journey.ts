import { listen } from '@consorcio/host/serving';
import { answerStep } from '../pages/answers';
import { aCard } from '../pages/fixtures/cards';
import { charged } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import type { SeededPlace } from '../pages/fixtures/seeds';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import type { EngineChat } from './engine-chat';
import type { EnginePage } from './engine-page';
import { test as base, expect, observedIn } from './engine-test';
import { engineNames, turnOf } from './engines';

/** Whether a sample plays in another engine, each in its turn, what is long or the same in all. */
const isElsewhere = (turn: number) => !cellsOf([0, 1, 2], engineNames.length).includes(turn);

/** Another site. A link to `/nothing` (204) or `/download` leaves the page where it is. */
const test = base.extend<{ readonly elsewhere: { readonly url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  async elsewhere({}, use) {
    const { port, close } = await startElsewhere();
    await use({ url: `http://localhost:${port}/` });
    await close();
  },
});

// The server breaks connections here. A reload cuts off a script that is preloaded, and each of the two pages asks for it.
test.use({ failingPath: /\/(hc|api\/)|^2 times GET \S+\.js$/ });

/** What belongs to a call of SPEC section 7. */
interface More {
  /** Absent if the call before leads to it. */
  begin?(chat: EngineChat): Promise<void>;
  /** Sends the call again, where a new page does not: the conversation does not wait for it, or the data of the card is gone. */
  again?(chat: EngineChat): Promise<void>;
  /** What the visitor reads instead, and where. */
  readonly lost?: readonly [step: string, words: string];
  /** How many entries of the history are the page's own. */
  readonly entries?: number;
}

/** `at`: the step while the call is under way; `after`: the question that follows its answer, none if the next call follows. */
type Call = readonly [method: 'GET' | 'POST', path: string, at: string, after: string | undefined, more: More];

const visitor = aVisitor();
const pressing = (label: string) => (chat: EngineChat) => chat.press(chat.option(label));
const answering = (step: string) => (chat: EngineChat) => answerStep(chat, step, visitor);
const choose = (chat: EngineChat, label: string, step: string) => pressing(label)(chat).then(() => chat.isAt(step));
const giveTheirName = (chat: EngineChat) => chat.walkTo('lead-nome', visitor).then(() => answering('lead-nome')(chat));
const cardForm = 'payment-credit-card-select';
const payByCard = (chat: EngineChat, label: string) =>
  choose(chat, label, cardForm).then(() => chat.payByCard(aCard()));

/** Calls of each kind, from a place of the conversation on. What a left call does in each step: shared/src/flow/driver/calls.test.ts. */
const stretches: readonly (readonly [SeededPlace, '@short' | '@long', ...(readonly Call[])])[] = [
  [
    'intro',
    '@short',
    ['GET', '/hc', 'health-check', undefined, { begin: pressing(labels.start) }],
    ['GET', '/api/categoria', 'lead-select-category', 'lead-select-category', {}],
    ['POST', '/api/lead/validar-palavras', 'lead-nome', 'lead-credit-value', { begin: giveTheirName }],
  ],
  [
    'plans-list-select',
    '@long',
    [
      'POST',
      '/api/plano/selecionado',
      'proposal-confirm-plan',
      'proposal-confirm-plan',
      {
        begin: answering('plans-list-select'),
        again: (chat) =>
          choose(chat, labels.otherPlan, 'plans-list-select').then(() => answering('plans-list-select')(chat)),
      },
    ],
  ],
  [
    'payment-options',
    '@short',
    ['POST', '/api/pagamento/pix', 'payment-pix-options', 'payment-pix-options', { begin: pressing(labels.pix) }],
    [
      'POST',
      '/api/pagamento/cartao',
      cardForm,
      'pesquisa-algo-mais',
      {
        begin: (chat) => choose(chat, labels.otherMethod, 'alterar-pagamento').then(() => payByCard(chat, labels.card)),
        lost: ['payment-refused', 'Não recebi a confirmação do seu pagamento, mas ele pode ter dado certo.'],
        again: (chat) => payByCard(chat, labels.checkPayment),
        entries: 2, // the form over the page has one
      },
    ],
  ],
];

const ways = ['hides it', 'reloads it', 'goes back and forward', 'follows a link and comes back'] as const;

for (const [from, tag, ...calls] of stretches)
  test(
    `a call of a left page goes on: from ${from}`,
    { tag },
    async ({ chat, stack, elsewhere, beginAt }, { project }) => {
      const turn = turnOf(project.name);
      test.skip(from === 'payment-options' && isElsewhere(turn), 'This sample plays it in another engine.');
      const { page } = chat;
      const { sandbox } = stack;
      let received = 0;
      /** The ways in which a call is left. A sample takes two of the four, others in another engine. */
      const waysOf = (index: number) => {
        const first = (index + turn) % ways.length;
        const played = cellsOf([...ways.slice(first), ...ways.slice(0, first)], 2);
        return ways.filter((way) => played.includes(way));
      };
      /** From now on the server keeps this call waiting. Those that waited until now lose their connection or are answered. */
      const arm = async ([method, path]: Call, kind: 'hang' | 'late-answer'): Promise<void> => {
        await sandbox.clearFaults();
        received = 0;
        await sandbox.arm({ method, path, kind, ms: kind === 'hang' ? 0 : 600_000 });
      };
      /** The same for the next call, which loses its connection if the page will be hidden. */
      const hold = async (index: number): Promise<void> => {
        const call = calls[index];
        if (call) return arm(call, waysOf(index).includes('hides it') ? 'hang' : 'late-answer');
        await sandbox.clearFaults();
      };
      const isUnderWay = async ([, , at, , { again, lost }]: Call): Promise<void> => {
        await expect.poll(() => sandbox.hits(), { intervals: [20] }).toBeGreaterThan(received);
        received = await sandbox.hits();
        await chat.isAt(at, again && !lost ? 'waiting' : 'busy');
      };
      const leave = async (go: () => Promise<void>): Promise<void> => {
        await go();
        await isOn(page, elsewhere.url);
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
        const [, path, at, after, { begin, again, lost, entries = 1 }] = call;
        const next = calls[index + 1];
        await begin?.(chat);
        if (begin) await isUnderWay(call);
        let before = await chat.transcript();
        const goesOn = async (): Promise<void> => {
          await isUnderWay(call);
          expect(await chat.transcript()).toEqual(before);
        };
        const isBack = async (): Promise<void> => {
          await isOn(page, stack.url);
          if (!again) return goesOn();
          const [step, ...words] = lost ?? [at];
          await chat.isAt(step);
          const transcript = await chat.transcript();
          expect(transcript.slice(0, before.length)).toEqual(before);
          const told = words.map((text) => expect.stringContaining(text));
          expect(transcript.slice(before.length)).toEqual(lost ? expect.arrayContaining(told) : []);
          await again(chat);
          await isUnderWay(call);
          before = await chat.transcript();
        };
        const play = {
          async 'hides it'() {
            await page.hide();
            await arm(call, 'late-answer'); // the connection that hangs breaks
            await page.show();
            await (lost ? isBack() : goesOn());
          },
          'reloads it': () => page.reload().then(isBack),
          async 'goes back and forward'() {
            await leave(() => go(page, -entries));
            await go(page, entries);
            await isBack();
          },
          async 'follows a link and comes back'() {
            await leave(() => follow(chat, elsewhere.url));
            await go(page, -1);
            await isBack();
          },
        };
        for (const way of waysOf(index)) await when(`the visitor ${way} during ${path}`, play[way]);
        await thenSee(`${path} is answered, and the conversation goes on`, async () => {
          if (next && !after) await leave(() => follow(chat, elsewhere.url));
          await hold(index + 1); // before the page with the answer sends the next call
          if (after) await chat.isAt(after);
          else await go(page, -1);
          if (next && !after) await isUnderWay(next);
          expect((await chat.transcript()).slice(0, before.length)).toEqual(before);
        });
      }
      await when('they leave', () => page.goto(elsewhere.url));
      await thenSee('everything was created once, and no failure was observed', async () => {
        if (from === 'payment-options') expect(await charged(stack)).toEqual(['pix registrado', 'cartao aprovado']);
        await expect.poll(async () => (await observedIn(stack)).steps).toContain(calls.at(-1)?.[3]);
        const { failures } = await observedIn(stack);
        expect(failures.filter((record) => !('step' in record && record.step === cardForm))).toEqual([]);
      });
    },
  );

for (const [what, address, tag] of [
  ['an answer 204', '/nothing', '@short'],
  ['a download', '/download', '@long'],
  ['a telephone number', 'tel:+5511987654321', '@long'],
] as const)
  test(`a link to ${what} during a call hides no failure`, { tag }, async ({ chat, stack, elsewhere }, { project }) => {
    test.skip(isElsewhere(turnOf(project.name)), 'This sample plays it in another engine.');
    const health = { method: 'GET', path: '/hc' } as const;
    await given('a visitor whose first call hangs', async () => {
      await stack.sandbox.arm({ ...health, kind: 'hang' });
      await chat.page.goto(stack.url);
      await chat.isAt('intro');
      await chat.press(chat.option(labels.start));
      await chat.isAt('health-check', 'busy');
    });
    await when('they follow the link, and the server breaks this connection and the next ones', async () => {
      await follow(chat, new URL(address, elsewhere.url).href);
      await stack.sandbox.clearFaults();
      await stack.sandbox.arm({ ...health, kind: 'reset' });
    });
    await thenSee('the failure, with two ways on', async () => {
      await chat.isAt('error-general');
      await chat.sees('Desculpe, estamos passando por instabilidades');
      await chat.sees(labels.specialists);
      await stack.sandbox.clearFaults();
      await choose(chat, labels.again, 'lead-select-category');
    });
  });

for (const [ms, tag] of [
  [150, '@short'],
  [700, '@long'],
] as const)
  test(
    `leaving ${ms} ms after the first press is no failure`,
    { tag },
    async ({ chat, stack, elsewhere }, { project }) => {
      test.skip(isElsewhere(turnOf(project.name)), 'This sample plays it in another engine.');
      const { page } = chat;
      const steps = async () => (await observedIn(stack)).steps;
      await given('a page that reports, and a server that is late', async () => {
        await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'late-answer', ms: 600_000 });
        await page.goto(stack.url);
        await chat.isAt('intro');
        const report = () => page.hide().then(() => page.show()); // then a page sends what it has observed
        await expect.poll(() => report().then(steps)).toContain('intro');
      });
      await when('they press and leave', async () => {
        const leaving = `setTimeout(() => location.assign('${elsewhere.url}'), ${ms})`;
        await page.evaluate(`void addEventListener('click', () => ${leaving})`);
        await chat.press(chat.option(labels.start));
        await isOn(page, elsewhere.url);
      });
      await thenSee('no failure in what was observed', async () => {
        await expect.poll(steps).toContain('health-check');
        expect((await observedIn(stack)).failures).toEqual([]);
      });
    },
  );

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

function startElsewhere() {
  return listen(({ url }, response) => {
    if (url === '/nothing') return void response.writeHead(204).end();
    if (url === '/download') return void response.setHeader('content-disposition', 'attachment').end('file');
    // Not stored: each visit is seen where the requests of a page are counted.
    const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end('<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">');
  }, 0);
}
