import { aBrand } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PreviewState, shownBrand } from '../preview-state';
import { Preview } from './preview';

class FakeEvents {
  static last: FakeEvents;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor(readonly address: string) {
    FakeEvents.last = this;
  }
  close() {}
}
class NoResizes {
  observe() {}
  disconnect() {}
}

const needed = 4.5;
const address = 'https://simule.alvo.example/kmv';
const shown = {
  id: 'kmv',
  nome: 'KMV',
  route: '/kmv',
  contrasts: [
    { pair: ['primaryForeground', 'primaryBackground'], colours: ['#ffffff', '#ffd400'], ratio: 1.439, needed },
    { pair: ['text', 'page'], colours: ['#171b20', '#ffffff'], ratio: 17.2, needed },
  ],
  link: { title: 'KMV e Alvo', description: 'Simule.', address, picture: '/brands/k.png' },
} as const;
const brands = [
  { id: 'kmv', nome: 'KMV' },
  { id: 'oferta', nome: 'Alvo Consórcio' },
];
const good: PreviewState = { version: 1, problems: [], brands, shown };
const problem = 'host/brands/kmv.json:7: campanhaId is "abc". Write a whole number above 0.';

const send = (state: PreviewState) => act(() => FakeEvents.last.onmessage?.({ data: JSON.stringify(state) }));
function open(state: PreviewState = good) {
  renderWithBrand(<Preview />);
  send(state);
  return userEvent.setup();
}
const addressOf = (title: string) => String(screen.getByTitle(title).getAttribute('src'));

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEvents, ResizeObserver: NoResizes });
  window.history.replaceState(null, '', '/?brand=kmv');
});

it('shows the product in three sizes, each at an origin of its own', () => {
  open();
  const sizes = ['phone, 360 × 740', 'tablet, 768 × 1024', 'desktop, 1280 × 800'];
  const origins = sizes.map((size) => new URL(addressOf(`Greeting, ${size}`)).hostname);
  expect(origins).toEqual(['phone', 'tablet', 'desktop'].map((name) => `${name}-greeting-kmv.localhost`));
});

it('opens another moment of the conversation, and keeps it in the address', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: 'Plans' }));
  expect(addressOf('Plans, phone, 360 × 740')).toContain('/proposal-plans-list-carousel-get?');
  expect(window.location.search).toBe('?brand=kmv&moment=plans');
});

it('asks for another brand', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Alvo Consórcio (oferta)');
  expect(FakeEvents.last.address).toBe('/events?brand=oferta');
});

// What a change of the file shows: e2e/journeys/brands-preview.journey.ts.
it('names the pairs of colours that fail, and shows what a shared link looks like', () => {
  open();
  expect(screen.getByText('1 of 2 fail.')).toBeVisible();
  expect(screen.getByRole('row', { name: /primaryForeground on primaryBackground 1\.43 4\.5 fail/ })).toBeVisible();
  const link = within(screen.getByRole('region', { name: 'Link preview' }));
  expect(link.getByText('KMV e Alvo')).toBeVisible();
  expect(link.getByText('simule.alvo.example/kmv')).toBeVisible();
  expect(link.getByRole('img')).toHaveAttribute('src', '/brands/k.png');
});

it('shows the problems alone when there was no good version yet', () => {
  open({ version: 0, problems: [problem], brands: [] });
  expect(screen.getByRole('region', { name: 'The files have problems' })).toHaveTextContent('campanhaId is "abc"');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('explains why a brand with host names only has no frames', () => {
  const { route: _, ...hostsOnly } = shown;
  open({ ...good, shown: hostsOnly });
  expect(screen.getByText(/has host names only/)).toBeVisible();
});

it('says that the command has ended', () => {
  open();
  act(() => FakeEvents.last.onerror?.());
  expect(screen.getByRole('status')).toHaveTextContent('The command has ended.');
  expect(screen.getByTitle('Greeting, phone, 360 × 740')).toBeVisible();
});

describe('shownBrand', () => {
  /** As the page writes a text. */
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  it('reads from the page what a crawler reads', () => {
    const tags = { title: 'Pão & <b>mel</b>', description: '"Simule"', url: address };
    const html = Object.entries({ ...tags, image: 'https://simule.alvo.example/brands/kmv.aa.png' })
      .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`)
      .join('\n');
    const { title, description } = tags;
    expect(shownBrand(aBrand({ routes: ['/kmv'] }), html)).toMatchObject({
      route: '/kmv',
      link: { title, description, address, picture: '/brands/kmv.aa.png' },
    });
  });

  it('measures every pair of colours, and knows that a brand may have no route', () => {
    const { contrasts, route } = shownBrand(aBrand({ routes: [], hosts: ['km.example'] }), '');
    expect(contrasts.length).toBeGreaterThan(30);
    expect([contrasts.every(({ ratio, needed }) => ratio >= needed), route]).toEqual([true, undefined]);
  });
});
