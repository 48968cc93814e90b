import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { earlyScript, knownScripts } from '../../pages/early-script';
import type { EarlyPage } from './early-page';

describe('The script of the opening', () => {
  const { dataset, style } = document.documentElement;

  /** An answer whose body can be read once. */
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
  function openPage({ config, search = '' }: { config?: object; search?: string } = {}) {
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
    return { user: userEvent.setup(), early: () => window.early };
  }

  const press = (name: string) => screen.getByRole('button', { name });

  const listen = jest.spyOn(window, 'addEventListener');

  /** The next page has listeners of its own. */
  afterEach(() => {
    for (const [name, listener, options] of listen.mock.calls) window.removeEventListener(name, listener, options);
    listen.mockClear();
  });

  beforeEach(() => {
    window.early = undefined;
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const mark of Object.keys(dataset)) delete dataset[mark];
    style.removeProperty('--pause');
  });

  describe('presses', () => {
    it('shows the answer of an option at once, and keeps the press', async () => {
      const { user, early } = openPage();

      await user.click(press('Simular agora'));

      expect(screen.getByText('Você: Simular agora')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Simular agora' })).not.toBeInTheDocument();
      expect(early()?.presses).toHaveLength(1);
      expect(dataset.pressed).toBe('');
    });

    it('keeps a press by the keyboard', async () => {
      const { user, early } = openPage();
      press('Simular agora').focus();

      await user.keyboard('{Enter}');

      expect(early()?.presses).toHaveLength(1);
      expect(screen.getByText('Você: Simular agora')).toBeVisible();
    });

    it('keeps a press on another button, which shows nothing yet', async () => {
      const { user, early } = openPage();

      await user.click(press('Menu'));

      expect(early()?.presses).toHaveLength(1);
      expect(dataset.pressed).toBeUndefined();
    });

    it('ends the pauses at a press on a typing mark', async () => {
      const { user, early } = openPage();

      await user.click(press('Digitando…'));

      expect(dataset.skipped).toBe('');
      expect(early()?.presses).toEqual([]);
    });

    it('knows whether a finger is down', async () => {
      const { user, early } = openPage();

      await user.pointer({ keys: '[TouchA>]', target: press('Menu') });
      expect(early()?.isDown).toBe(true);
      await user.pointer({ keys: '[/TouchA]' });
      expect(early()?.isDown).toBe(false);
    });

    it('keeps nothing once the page has taken over', async () => {
      const { user } = openPage();
      window.early = undefined;

      await user.click(press('Simular agora'));

      expect(press('Simular agora')).toBeVisible();
      expect(dataset.pressed).toBeUndefined();
    });
  });

  describe('/config.json', () => {
    const settled = () => new Promise((resolve) => setTimeout(resolve));

    it.each([
      [0, '0ms'],
      [200, '200ms'],
      [1500, '500ms'],
    ])('sets the pause of a deployment: %i → %s', async (fakeLoadDelayMs, expected) => {
      const { early } = openPage({ config: { fakeLoadDelayMs } });
      await settled();

      expect(style.getPropertyValue('--pause')).toBe(expected);
      expect(early()?.delayMs).toBe(fakeLoadDelayMs);
    });

    it.each([[{ fakeLoadDelayMs: null }], [{}], [{ fakeLoadDelayMs: 'soon' }], [[]]])(
      "leaves the brand's pause with %j",
      async (config) => {
        const { early } = openPage({ config });
        await settled();

        expect(style.getPropertyValue('--pause')).toBe('');
        expect(early()?.delayMs).toBeUndefined();
      },
    );

    it.each(['javascript:alert(1)', 'https://alvo.example@evil.example', 'https:\\\\evil.example', 7, ''])(
      'leaves the address of the chat alone when the deployment says %s',
      async (chatUrl) => {
        const { early } = openPage({ config: { chatUrl } });
        await early()?.config;
        await new Promise((resolve) => setTimeout(resolve));

        expect(document.links.namedItem('chat')).toHaveAttribute('href', 'https://brand.example/chat');
      },
    );

    it("replaces the address of the specialists' chat", async () => {
      openPage({ config: { chatUrl: 'https://deployment.example/chat' } });
      await settled();

      expect(screen.getByRole('link')).toHaveAttribute('href', 'https://deployment.example/chat');
    });

    it('leaves the body of the answer to the page', async () => {
      const { early } = openPage({ config: { apiKey: 'k' } });
      await settled();

      expect(await (await early()?.config)?.json()).toEqual({ apiKey: 'k' });
    });
  });

  describe('the rest of the greeting', () => {
    it('shows for a new visitor', () => {
      openPage({ search: '?idc=77&cupom=UM' });

      expect(dataset.held).toBeUndefined();
    });

    it.each([
      ['by a referral', () => ({ search: '?referralcode=abc' })],
      [
        'with a stored referral',
        () => {
          window.localStorage.setItem('consorcio.referral', '{}');
          return {};
        },
      ],
      [
        'with an open purchase',
        () => {
          window.localStorage.setItem('consorcio.open-purchases.home', '[]');
          return {};
        },
      ],
      [
        'with a conversation of this tab',
        () => {
          window.sessionStorage.setItem('consorcio.journey.home.head', '{}');
          return {};
        },
      ],
    ])('waits for a visitor %s', (_, prepare) => {
      openPage(prepare());

      expect(dataset.held).toBe('');
    });
  });

  describe('a page that does not load', () => {
    it('says so when a script throws', () => {
      openPage();

      window.dispatchEvent(new ErrorEvent('error', { error: new Error('a bug') }));

      expect(dataset.failed).toBe('');
    });

    it('is not a page that lost a font', () => {
      openPage();
      const font = document.createElement('link');
      document.body.append(font);

      font.dispatchEvent(new Event('error'));

      expect(dataset.failed).toBeUndefined();
    });
  });
});

describe('The script of known scripts', () => {
  const hashes = { '/main.abc.js': 'sha384-A', '/late.abc.js': 'sha384-B' };

  /** Runs the script of a page. Returns the rule by which its policy lets addresses of scripts pass. */
  function openPage(): (address: string) => string | null {
    const policies: { name: string; createScriptURL(address: string): string | null }[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: object) => policies.push({ name, ...rules } as (typeof policies)[number]),
    };
    Object.assign(window, { trustedTypes });
    new Function(knownScripts(hashes))();
    const [policy, ...others] = policies;
    if (!policy || others.length > 0) throw new Error('A page has exactly one policy.');
    expect(policy.name).toBe('default'); // it also covers code that knows nothing of policies
    return policy.createScriptURL;
  }

  const listen = jest.spyOn(window, 'addEventListener');
  const fail = jest.fn();
  const scripts = () => [...document.head.querySelectorAll('script')];

  beforeEach(() => {
    window.early = { fail } as Partial<EarlyPage> as EarlyPage;
    for (const script of scripts()) script.remove();
  });

  /** The next page has listeners of its own. */
  afterEach(() => {
    for (const [name, listener, options] of listen.mock.calls) window.removeEventListener(name, listener, options);
    listen.mockClear();
    fail.mockClear();
  });

  it('lets only listed scripts load, also at the address of a retry and those that are listed later', () => {
    const isAllowed = openPage();

    expect(['/main.abc.js', '/late.abc.js?r=1.2'].map(isAllowed)).toEqual(['/main.abc.js', '/late.abc.js?r=1.2']);
    for (const address of [
      '/other.js',
      'https://evil.example/main.abc.js',
      '',
      '__proto__',
      'data:,alert(1)',
      'constructor',
    ])
      expect(isAllowed(address)).toBeNull();

    Object.assign(globalThis._FEDERATION_INTEGRITY ?? {}, { 'https://segment.example/entry.js': 'sha384-C' });
    expect(isAllowed('https://segment.example/entry.js?r=1')).toBe('https://segment.example/entry.js?r=1');
  });

  it('requests a lost script once more, with its hash, and then says so', () => {
    openPage();
    const script = Object.assign(document.createElement('script'), { src: '/main.abc.js', crossOrigin: 'anonymous' });
    script.setAttribute('integrity', 'sha384-A');
    script.integrity = 'sha384-A'; // jsdom does not reflect the attribute
    document.body.append(script);

    script.dispatchEvent(new Event('error'));
    expect(fail).not.toHaveBeenCalled();
    const [again, ...others] = scripts();
    expect(others).toEqual([]);
    expect(again?.getAttribute('src')).toBe('/main.abc.js?');
    expect(again).toMatchObject({ integrity: 'sha384-A', crossOrigin: 'anonymous' });

    again?.dispatchEvent(new Event('error'));
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('leaves other elements, and a page that has taken over, alone', () => {
    openPage();
    const font = document.createElement('link');
    document.body.append(font);
    font.dispatchEvent(new Event('error'));
    window.early = undefined;
    const script = Object.assign(document.createElement('script'), { src: '/late.abc.js' });
    document.body.append(script);
    script.dispatchEvent(new Event('error'));

    expect(scripts()).toEqual([]);
    expect(fail).not.toHaveBeenCalled();
  });

  describe('A link to another tab', () => {
    const link = Object.assign(document.createElement('a'), { href: 'https://wa.me/5511', target: '_blank' });
    const press = (how: MouseEventInit = {}) => {
      document.body.append(link);
      return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    };

    it('opens a tab that can neither reach this one nor learn its address', () => {
      openPage();
      const policy = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'strict-origin' });
      document.head.append(policy);
      const tab = { opener: window };
      const policies: string[] = [];
      const open = jest.spyOn(window, 'open').mockImplementation(() => {
        policies.push(policy.content);
        return tab as Partial<Window> as Window;
      });

      expect(press()).toBe(false);
      expect(open).toHaveBeenLastCalledWith('https://wa.me/5511');
      expect(tab.opener).toBeNull();
      expect([...policies, policy.content]).toEqual(['no-referrer', 'strict-origin']);
      expect(press({ ctrlKey: true })).toBe(true); // the browser's own way
      expect(open).toHaveBeenCalledTimes(1);
    });
  });
});
