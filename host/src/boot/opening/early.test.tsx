import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { earlyScript, knownScripts } from '../../../pages/early-script';
import type { EarlyPage } from './early-page';

const listen = jest.spyOn(window, 'addEventListener');
/** The next page has listeners of its own. */
afterEach(() => {
  for (const [name, listener, options] of listen.mock.calls) window.removeEventListener(name, listener, options);
  listen.mockClear();
});

const fontIsLost = () => {
  const font = document.createElement('link');
  document.body.append(font);
  font.dispatchEvent(new Event('error'));
};

describe('The script of the opening', () => {
  const { dataset, style } = document.documentElement;
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  function answering(body: object) {
    let isRead = false;
    return {
      clone: () => answering(body),
      async json() {
        if (isRead) throw new TypeError('The body was read before.');
        isRead = true;
        return body;
      },
    };
  }

  /** A page as the server sends it, with its script in the head running. `config` is the answer to `/config.json`. */
  async function openPage({ config, search = '' }: { config?: object; search?: string } = {}) {
    window.history.replaceState(null, '', `/${search}`);
    document.body.innerHTML = `
      <button>Menu</button>
      <button value="skip">Digitando…</button>
      <div role="group"><button>Simular agora</button></div><template><p>Você: Simular agora</p></template>
      <a id="chat" href="https://brand.example/chat">FALAR COM OS ESPECIALISTAS</a>`;
    const answered = config
      ? Promise.resolve(answering(config) as unknown as Response)
      : new Promise<never>(() => undefined);
    window.fetch = jest.fn(() => answered);
    new Function(earlyScript())();
    await settled();
    return { user: userEvent.setup(), early: () => window.early };
  }
  const button = (name: string) => screen.getByRole('button', { name });

  beforeEach(() => {
    window.early = undefined;
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const mark of Object.keys(dataset)) delete dataset[mark];
    style.removeProperty('--pause');
  });

  // What presses show and do: e2e/journeys/opening.journey.ts.
  it('keeps presses until the page has taken over, but not those on a typing mark', async () => {
    const { user, early } = await openPage();
    await user.click(button('Menu'));
    expect([early()?.presses.length, dataset.pressed]).toEqual([1, undefined]);
    await user.click(button('Digitando…'));
    expect([dataset.skipped, early()?.presses.length]).toEqual(['', 1]);

    window.early = undefined;
    await user.click(button('Simular agora'));
    expect(button('Simular agora')).toBeVisible();
    expect(dataset.pressed).toBeUndefined();
  });

  it('knows whether a finger is down', async () => {
    const { user, early } = await openPage();
    await user.pointer({ keys: '[TouchA>]', target: button('Menu') });
    expect(early()?.isDown).toBe(true);
    await user.pointer({ keys: '[/TouchA]' });
    expect(early()?.isDown).toBe(false);
  });

  it.each<[config: object, pause: string, delayMs: number | undefined]>([
    [{ fakeLoadDelayMs: 0 }, '0ms', 0],
    [{ fakeLoadDelayMs: 200 }, '200ms', 200],
    [{ fakeLoadDelayMs: 1500 }, '500ms', 1500],
    [{ fakeLoadDelayMs: null }, '', undefined], // that of the brand
    [{}, '', undefined],
    [{ fakeLoadDelayMs: 'soon' }, '', undefined],
    [[], '', undefined],
  ])('takes the pause of a deployment from %j: %s', async (config, pause, delayMs) => {
    const { early } = await openPage({ config });
    expect(style.getPropertyValue('--pause')).toBe(pause);
    expect(early()?.delayMs).toBe(delayMs);
    expect(await (await early()?.config)?.json()).toEqual(config); // its body is left to the page
  });

  const wrong = ['javascript:alert(1)', 'https://alvo.example@evil.example', 'https:\\\\evil.example', 7, ''];
  it.each(wrong)('takes no address of the chat from a deployment that says %s', async (chatUrl) => {
    await openPage({ config: { chatUrl } });
    expect(document.links.namedItem('chat')).toHaveAttribute('href', 'https://brand.example/chat');
  });

  it.each<[string, string, Storage | undefined, string, held: string | undefined]>([
    ['shows for a new visitor', '?idc=77&cupom=UM', undefined, '', undefined],
    ['waits for a visitor by a referral', '?referralcode=abc', undefined, '', ''],
    ['waits for a stored referral', '', window.localStorage, 'consorcio.referral', ''],
    ['waits for an open purchase', '', window.localStorage, 'consorcio.open-purchases.home', ''],
    ['waits for a conversation of this tab', '', window.sessionStorage, 'consorcio.journey.home.head', ''],
  ])('the rest of the greeting %s', async (_, search, storage, key, held) => {
    storage?.setItem(key, '{}');
    await openPage({ search });
    expect(dataset.held).toBe(held);
  });

  it('says that the page does not load when a script throws, not when a font is lost', async () => {
    await openPage();
    fontIsLost();
    expect(dataset.failed).toBeUndefined();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('a bug') }));
    expect(dataset.failed).toBe('');
  });
});

describe('The script of known scripts', () => {
  const hashes = { '/main.abc.js': 'sha384-A', '/late.abc.js': 'sha384-B' };
  const fail = jest.fn();
  const scripts = () => [...document.head.querySelectorAll('script')];

  /** Runs the script of a page. Returns the rule by which its policy lets addresses of scripts pass. */
  function openPage(hasContainer = false): (address: string) => string | null {
    const policies: { name: string; createScriptURL(address: string): string | null }[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: object) => policies.push({ name, ...rules } as (typeof policies)[number]),
    };
    Object.assign(window, { trustedTypes });
    new Function(knownScripts(hashes, hasContainer))();
    const [policy, ...others] = policies;
    if (!policy || others.length > 0) throw new Error('A page has exactly one policy.');
    expect(policy.name).toBe('default'); // it also covers code that knows nothing of policies
    return policy.createScriptURL;
  }

  beforeEach(() => {
    window.early = { fail: fail.mockClear() } as Partial<EarlyPage> as EarlyPage;
    for (const script of scripts()) script.remove();
  });

  it('lets only listed scripts load, also at the address of a retry and those that are listed later', () => {
    const isAllowed = openPage();
    const segment = 'https://segment.example/entry.js';
    const known = ['/main.abc.js', '/late.abc.js?r=1.2'];
    const foreign = ['/other.js', 'https://evil.example/main.abc.js', '', '__proto__', 'data:,alert(1)', 'constructor'];
    expect([...known, ...foreign].filter(isAllowed)).toEqual(known);
    Object.assign(globalThis._FEDERATION_INTEGRITY ?? {}, { [segment]: 'sha384-C' });
    expect([...known, `${segment}?r=1`].map(isAllowed)).toEqual([...known, `${segment}?r=1`]);
  });

  it('leaves scripts of other origins to the policy where the brand has a container, and still lets only listed ones of ours load', () => {
    const isAllowed = openPage(true);
    Object.assign(globalThis._FEDERATION_INTEGRITY ?? {}, { 'https://segment.example/entry.js': 'sha384-C' });
    const ours = ['/other.js', `${location.origin}/main.abc.js`, 'https://segment.example/other.js'];
    const others = ['https://www.googletagmanager.com/gtm.js?id=GTM-1', '//connect.example/a.js', '/main.abc.js'];
    expect([...ours, ...others].filter(isAllowed)).toEqual(others);
  });

  // A lost script, and a link to another tab: e2e/journeys/opening.journey.ts, attack-inputs.journey.ts.
  it('leaves other elements, and a page that has taken over, alone', () => {
    openPage();
    fontIsLost();
    window.early = undefined;
    const late = Object.assign(document.createElement('script'), { src: '/late.abc.js' });
    document.body.append(late);
    late.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    expect(fail).not.toHaveBeenCalled();
  });
});
