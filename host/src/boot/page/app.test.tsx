import type { Brand } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { greetingOf } from '../../brand/greetings';
import { createAnnouncer, provideSegmentParts } from '../../chat';
import * as segmentParts from '../../chat/segment-parts';
import { createConsent } from '../../memory/consent';
import { thisBrowser } from '../../memory/guarded-storage';
import { aConductor, openTheSimulation } from '../../talk/testing/a-conductor';
import { App } from './app';
import { PageOpening } from './page-shell';

provideSegmentParts(segmentParts);

/** The page at its first question, and a brand whose name cannot be read for some time. */
async function openPage(ports: Parameters<typeof aConductor>[0] = {}) {
  const announcer = createAnnouncer((text) => text);
  const conversation = aConductor({ delayMs: () => 0, speak: announcer.say, ...ports });
  const { conductor } = conversation;
  const { brand } = conductor.store.getState();
  const consent = createConsent(thisBrowser.device, brand.trackingId, Date.now);
  const page = {
    brand,
    isOwnPath: true,
    conductor,
    announcer,
    consent,
    greeting: () => ({ shown: 1, drawn: 1, restMs: 0 }),
  };
  render(<App page={page} />);
  await act(() => openTheSimulation(conversation));
  const failWhile = (isBroken: () => boolean) => {
    const broken: Brand = Object.defineProperty({ ...brand }, 'navBar', {
      get() {
        if (isBroken()) throw new Error('a bug of the page');
        return false;
      },
    });
    act(() => conductor.changeBrand(broken));
  };
  return { ...conversation, announcer, failWhile, user: userEvent.setup() };
}

describe('The page', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  const field = () => screen.getByRole('textbox', { name: 'Nome' });

  it('is drawn again from the store after an error, with what the visitor typed', async () => {
    const { failWhile, snapshot, facts, user } = await openPage();
    const first = await screen.findByRole('textbox', { name: 'Nome' });
    await user.type(first, 'Joana');
    const before = facts.length;

    failWhile(() => first.isConnected);
    expect(first).not.toBeInTheDocument();
    expect(field()).toHaveValue('Joana');
    expect(screen.getByRole('log')).toHaveTextContent('Como você se chama?');
    expect(snapshot().draft).toBe('Joana');
    expect(facts).toHaveLength(before);
  });

  it('has two ways on when it cannot be drawn', async () => {
    const reloadPage = jest.fn();
    const { failWhile, facts, user } = await openPage({ reloadPage });
    failWhile(() => true);
    expect(screen.getByRole('alert')).toHaveTextContent('Não consegui mostrar a conversa');
    await user.click(screen.getByRole('button', { name: 'Continuar a conversa' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);

    const specialists = screen.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });
    expect(specialists).toHaveAttribute('href', 'https://wa.me/5511');
    await user.click(specialists);
    expect(facts.at(-1)).toEqual({ name: 'specialists.requested', payload: { step: 'lead-nome' } });
  });
});

describe('The question for consent', () => {
  beforeEach(() => localStorage.clear());
  const strip = () => screen.queryByRole('region', { name: 'Cookies' });
  const openWith = (brand: Partial<Brand>) => openPage({ brand: aBrand({ trackingId: 'GTM-ABC1234', ...brand }) });

  it.each(['Aceitar', 'Só o necessário'])(
    'is announced once, after the greeting, and gone with the answer %s',
    async (answer) => {
      const { user, announcer } = await openWith({});
      const spoken = () => announcer.spoken.getState().map(({ text }) => text);
      const question = /^Podemos usar cookies para medir campanhas\?/;
      await waitFor(() => expect(spoken().filter((text) => question.test(text))).toHaveLength(1));
      expect(question.test(spoken()[0] ?? '')).toBe(false);
      const buttons = within(strip() as HTMLElement).getAllByRole('button');
      expect(new Set(buttons.map(({ className }) => className)).size).toBe(1); // of equal weight
      await user.click(screen.getByRole('button', { name: answer }));
      expect(strip()).not.toBeInTheDocument();
      expect(screen.getByRole('listitem', { name: /^Você: Simular agora/ })).toHaveFocus();
      expect(localStorage.getItem('consorcio.consent')).toMatch(
        answer === 'Aceitar' ? /^granted \d+ GTM-ABC1234$/ : /^denied \d+ GTM-ABC1234$/,
      );
    },
  );

  it.each([
    ['a brand without a container', { trackingId: null }],
    ['a deployment that has decided', { consent: 'granted' }],
    ['a deployment with a consent manager of its own', { consent: 'https://cmp.example/a.js' }],
  ])('is absent with %s', async (_, brand) => {
    await openWith(brand);
    expect(strip()).not.toBeInTheDocument();
  });
});

describe('The opening', () => {
  function pageOf(overrides: Partial<Brand> = {}) {
    const html = renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <PageOpening brand={aBrand(overrides)} />
      </ThemeProvider>,
    );
    document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
    return within(document.body);
  }

  it('has the whole greeting, in order, and its option', () => {
    const log = within(pageOf().getByRole('log', { name: 'Conversa' }));
    const texts = greetingOf(aBrand()).map((text) => text.replaceAll(/<\/?b>/g, ''));
    const shown = log.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(texts.map((text) => expect.stringContaining(text)));
    const options = within(log.getByRole('group', { name: 'Opções de resposta' }));
    expect(options.getByRole('button')).toHaveTextContent('Simular agora');
  });

  // What it does before and without scripts: e2e/journeys/opening.journey.ts, opening-presses and opening-failures.
  it('explains a word of the greeting as the conversation does', () => {
    expect(pageOf({ greeting: 'exclusive' }).getByRole('button', { name: /contemplação/ })).toBeVisible();
  });

  it('shows the picture of a banner in its cut, with its words', () => {
    const picture = (src: string) => ({
      src: `/brands/${src}.jpg`,
      modern: `/brands/${src}.avif`,
      width: 8,
      height: 4,
    });
    const artwork = { banner: { phone: picture('phone'), desktop: picture('desktop') } };
    const image = { alt: 'Uma casa com jardim', phone: 'p.jpg', desktop: 'd.jpg' };
    const page = pageOf({ artwork, banner: { titulo: 'Casa', texto: 'Sem juros.', motif: 'rays', image } });
    const shown = within(page.getByRole('note')).getByRole('img', { name: 'Uma casa com jardim' });
    expect(shown).toHaveAttribute('src', '/brands/phone.jpg');
    const sources = [...(shown.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ media, srcset }) => [media, srcset])).toEqual([
      ['(min-width: 600px)', '/brands/desktop.avif'],
      ['', '/brands/phone.avif'],
    ]);
  });

  it('shows the banner of a brand that has one above the first message', () => {
    const page = pageOf({ banner: { titulo: 'Metade da parcela', texto: 'Até a contemplação.', motif: 'rays' } });
    const banner = page.getByRole('note');
    expect(banner).toHaveTextContent('Metade da parcelaAté a contemplação.');
    expect(banner.compareDocumentPosition(page.getByText(/Boas-vindas/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pageOf({ banner: null }).queryByRole('note')).not.toBeInTheDocument();
  });
});
