import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { earlyScript } from '../../pages/early-script';

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
