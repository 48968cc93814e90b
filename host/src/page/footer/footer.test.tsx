import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, anInstitution, fakeClock, noon as now } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { JourneyView } from '../../journey/journey-store';
import { aPurchase } from '../../testing/a-purchase';
import { Footer } from './footer';
import { ForgetDialog } from './forget-dialog';
import { PrivacyNote } from './privacy-note';

describe('Footer', () => {
  const instituicao = anInstitution({
    razaoSocial: 'Administradora Boa Vista Ltda.',
    cnpj: '11444777000161',
    endereco: 'Rua A, 10, Recife/PE',
    sac: { telefone: '0800 111 2222', horario: '24 horas' },
    ouvidoria: { telefone: '0800 333 4444', horario: 'das 9h às 18h' },
    privacidade: 'dados@boavista.example',
  });
  const opener = () => screen.getByRole('button', { name: 'Sobre' });

  async function openAbout(brand = aBrand({ instituicao })) {
    renderWithBrand(<Footer brand={brand} />);
    await userEvent.click(opener());
    return within(await screen.findByRole('dialog', { name: 'Sobre' }));
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
    const facts = about.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Administradora Boa Vista Ltda.',
      '11.444.777/0001-61',
      'Administradora autorizada e fiscalizada pelo Banco Central',
      'Rua A, 10, Recife/PE',
      '0800 111 2222, 24 horas',
      '0800 333 4444, das 9h às 18h',
      'dados@boavista.example',
    ]);
    const addresses = about.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['tel:08001112222', 'tel:08003334444', 'mailto:dados@boavista.example']);
    expect(about.queryByText(/exemplo/)).not.toBeInTheDocument();
  });

  it('says that the values are an example where they are', async () => {
    const about = await openAbout(aBrand({ instituicao: { ...instituicao, exemplo: true } }));
    expect(about.getByText('Dados de exemplo, para testes')).toBeVisible();
  });

  it.each([
    [
      'of a partner',
      'Loja Sol',
      'com Alvo Consórcio',
      /^Loja Sol oferece o consórcio em parceria com Alvo Consórcio\. Quem/,
    ],
    [
      'of the administrator itself',
      'Alvo',
      null,
      /^Quem administra o consórcio, .+ é a Administradora Boa Vista Ltda\.$/,
    ],
  ])('explains the role of the brand: %s', async (_whose, nome, assinatura, role) => {
    const about = await openAbout(aBrand({ instituicao, nome, assinatura }));
    expect(about.getByText(role)).toBeVisible();
  });

  it('closes and can be opened again', async () => {
    const about = await openAbout();
    await userEvent.click(about.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener());
    expect(await screen.findByRole('dialog', { name: 'Sobre' })).toBeVisible();
  });

  it('gives the opener the focus, to which the sheet returns it, where a press does not', async () => {
    renderWithBrand(<Footer brand={aBrand({ instituicao })} />);
    fireEvent.click(opener());
    expect(opener()).toHaveFocus();
    expect(await screen.findByRole('dialog', { name: 'Sobre' })).toHaveFocus();
  });

  describe('when the sheet does not load', () => {
    it('gives the telephone number of the customer service, and the button stays', async () => {
      jest.resetModules();
      jest.doMock('./about-sheet', () => {
        throw new Error('The chunk did not load.');
      });
      renderWithBrand(<Footer brand={aBrand({ instituicao })} />);
      await userEvent.click(opener());
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(
          'Não consegui abrir agora. Tente de novo, ou fale com o SAC: 0800 111 2222.',
        ),
      );
      expect(opener()).toBeEnabled();
      jest.dontMock('./about-sheet');
    });
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
    const answer = (state: 'sent') =>
      act(() => store.setState({ snapshot: { ...snapshot, submissions: { pix: { key: 'j1:pix:1', state } } } }));
    return { startAnew, onClose, answer };
  }

  const erase = () => screen.queryByRole('button', { name: 'Apagar' });

  it('deletes everything after one question, and the page begins again', async () => {
    localStorage.setItem('consorcio.kept-journey.home.head', '{}');
    sessionStorage.setItem('consorcio.journey.home.head', '{}');
    const { startAnew } = show();
    expect(screen.getByRole('dialog', { name: 'Apagar tudo deste aparelho?' })).toHaveAccessibleDescription(
      /continua com a administradora/,
    );
    expect(screen.queryByText(/a proposta continua valendo/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));

    expect(startAnew).toHaveBeenCalledTimes(1);
    expect({ ...sessionStorage }).toEqual({});
    expect({ ...localStorage }).toEqual({ 'consorcio.forgotten': String(now) });
  });

  it('says first that the warning against paying twice goes too', () => {
    localStorage.setItem('consorcio.open-purchases.home', JSON.stringify([aPurchase()]));
    show();

    expect(screen.getByText(/a proposta continua valendo na administradora/)).toHaveTextContent(/pagar duas vezes/);
  });

  it('changes nothing when the visitor goes back', async () => {
    localStorage.setItem('consorcio.kept-journey.home.head', '{}');
    const { startAnew, onClose } = show();

    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(startAnew).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  it('deletes nothing while a payment is being sent', () => {
    const { answer } = show({ pix: { key: 'j1:pix:1', state: 'sending' } });
    expect(erase()).not.toBeInTheDocument();
    expect(screen.getByText(/Assim que a resposta chegar/)).toBeVisible();

    answer('sent');
    expect(erase()).toBeVisible();
  });
});

it('links to the policy of the institution', () => {
  renderWithBrand(<PrivacyNote />);

  const link = screen.getByRole('link', { name: 'Política de Privacidade' });
  expect(link).toHaveAttribute('href', 'https://www.alvo.example/politica-de-privacidade');
});
