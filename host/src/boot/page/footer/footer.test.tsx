import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, anInstitution, fakeClock, noon as now } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { createConsent } from '../../../memory/consent';
import { thisBrowser } from '../../../memory/guarded-storage';
import { aPurchase } from '../../../memory/testing/a-purchase';
import type { JourneyView } from '../../../talk/journey-store';
import { Footer } from './footer';
import { ForgetDialog } from './forget-dialog';

const button = (name: string) => screen.getByRole('button', { name });

describe('Footer', () => {
  const instituicao = anInstitution({
    razaoSocial: 'Administradora Boa Vista Ltda.',
    cnpj: '11444777000161',
    endereco: 'Rua A, 10, Recife/PE',
    sac: { telefone: '0800 111 2222', horario: '24 horas' },
    ouvidoria: { telefone: '0800 333 4444', horario: 'das 9h às 18h' },
    privacidade: 'dados@boavista.example',
  });
  const findAbout = () => screen.findByRole('dialog', { name: 'Sobre' });

  async function openAbout(brand: Parameters<typeof aBrand>[0] = {}) {
    const consent = createConsent(thisBrowser.device, 'GTM-ABC1234', () => now);
    renderWithBrand(<Footer brand={aBrand({ instituicao, ...brand })} consent={consent} />);
    await userEvent.click(button('Sobre'));
    return within(await findAbout());
  }

  it('names the administrator in the small print, with its CNPJ', () => {
    renderWithBrand(<Footer brand={aBrand({ instituicao })} />);
    expect(screen.getByText('CNPJ 11.444.777/0001-61').parentElement).toHaveTextContent(
      /^Administradora Boa Vista Ltda\., CNPJ 11\.444\.777\/0001-61$/,
    );
    expect(screen.getByRole('link', { name: 'Política de Privacidade' })).toBeVisible();
  });

  it('says who stands behind the product and whom to call', async () => {
    const about = await openAbout();
    expect(about.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['Administradora Boa Vista Ltda.', '11.444.777/0001-61'],
      ...['Administradora autorizada e fiscalizada pelo Banco Central', 'Rua A, 10, Recife/PE'],
      ...['0800 111 2222, 24 horas', '0800 333 4444, das 9h às 18h', 'dados@boavista.example'],
    ]);
    const addresses = about.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['tel:08001112222', 'tel:08003334444', 'mailto:dados@boavista.example']);
    expect(about.queryByText(/exemplo/)).not.toBeInTheDocument();
  });

  const partner = /^Loja Sol oferece o consórcio em parceria com Alvo Consórcio\. Quem/;
  const own = /^Quem administra o consórcio, .+ é a Administradora Boa Vista Ltda\.$/;
  it.each([
    ['that the values are an example', { instituicao: { ...instituicao, exemplo: true } }, /^Dados de exemplo, para/],
    ['the role of a partner', { nome: 'Loja Sol', assinatura: 'com Alvo Consórcio' }, partner],
    ['the role of the administrator itself', { nome: 'Alvo', assinatura: null }, own],
  ])('says %s', async (_what, brand, words) => {
    expect((await openAbout(brand)).getByText(words)).toBeVisible();
  });

  it.each([
    ['ask', 'Só o necessário'],
    ['granted', 'Aceitar'],
  ])('shows the answer about cookies, which is %s at first, and lets it be changed', async (setting, first) => {
    const consent = createConsent(thisBrowser.device, 'GTM-ABC1234', () => now);
    const brand = aBrand({ trackingId: 'GTM-ABC1234', consent: setting });
    renderWithBrand(<Footer brand={brand} consent={consent} />);
    await userEvent.click(button('Sobre'));
    await findAbout();
    const given = () => screen.getByRole('button', { pressed: true });
    expect(given()).toHaveTextContent(first);
    for (const [name, answer] of Object.entries({ Aceitar: 'granted', 'Só o necessário': 'denied' })) {
      await userEvent.click(button(name));
      expect(given()).toHaveTextContent(name);
      expect(consent.store.getState()).toBe(answer);
    }
    localStorage.clear();
  });

  it.each([
    ['without a container', null, 'ask'],
    ['with a consent manager of its own', 'GTM-ABC1234', 'https://cmp.example/a.js'],
  ])('says nothing of cookies in a brand %s', async (_, trackingId, setting) => {
    const about = await openAbout({ trackingId, consent: setting });
    expect(about.queryByText(/cookies/i)).not.toBeInTheDocument();
  });

  // How it closes: e2e/engines/dialogs.journey.ts.
  it('gives the opener the focus, to which the sheet returns it, where a press does not', async () => {
    renderWithBrand(<Footer brand={aBrand({ instituicao })} />);
    fireEvent.click(button('Sobre'));
    expect(button('Sobre')).toHaveFocus();
    expect(await findAbout()).toHaveFocus();
  });

  it('gives the telephone number of the customer service when the sheet does not load, and the button stays', async () => {
    jest.resetModules();
    jest.doMock('./about-sheet', () => {
      throw new Error('The chunk did not load.');
    });
    renderWithBrand(<Footer brand={aBrand({ instituicao })} />);
    await userEvent.click(button('Sobre'));
    const words = 'Não consegui abrir agora. Tente de novo, ou fale com o SAC: 0800 111 2222.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(button('Sobre')).toBeEnabled();
    jest.dontMock('./about-sheet');
  });
});

describe('ForgetDialog', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  function show(submissions: Snapshot['submissions'] = {}) {
    const snapshot = { ...newJourney('j1', 'home', { segment: 'payment', step: 'payment-options' }), submissions };
    const store = createStore(() => ({ snapshot }) as JourneyView);
    const startAnew = jest.fn((prepare?: () => void) => prepare?.());
    const onClose = jest.fn();
    renderWithBrand(<ForgetDialog conductor={{ store, clock: fakeClock(now), startAnew }} onClose={onClose} />);
    return { startAnew, onClose, store, snapshot };
  }

  it('says first that the warning against paying twice goes too', () => {
    localStorage.setItem('consorcio.open-purchases.home', JSON.stringify([aPurchase()]));
    show();
    expect(screen.getByText(/a proposta continua valendo na administradora/)).toHaveTextContent(/pagar duas vezes/);
  });

  // What is deleted: e2e/journeys/coming-back.journey.ts.
  it('changes nothing when the visitor goes back', async () => {
    const { startAnew, onClose } = show();
    expect(screen.queryByText(/a proposta continua valendo/)).not.toBeInTheDocument();
    await userEvent.click(button('Voltar'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(startAnew).not.toHaveBeenCalled();
  });

  it('deletes nothing while a payment is being sent', () => {
    const paying = (state: 'sending' | 'sent') => ({ pix: { key: 'j1:pix:1', state } });
    const { store, snapshot } = show(paying('sending'));
    expect(screen.queryByRole('button', { name: 'Apagar' })).not.toBeInTheDocument();
    expect(screen.getByText(/Assim que a resposta chegar/)).toBeVisible();
    act(() => store.setState({ snapshot: { ...snapshot, submissions: paying('sent') } }));
    expect(button('Apagar')).toBeVisible();
  });
});

it('The small print links to the policy of the institution', () => {
  renderWithBrand(<Footer brand={aBrand()} />);
  const link = screen.getByRole('link', { name: 'Política de Privacidade' });
  expect(link).toHaveAttribute('href', 'https://www.alvo.example/politica-de-privacidade');
});
