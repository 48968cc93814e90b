import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { fakeClock, noon as now } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { JourneyView } from '../../journey/journey-store';
import { aPurchase } from '../../testing/a-purchase';
import { ForgetDialog } from './forget-dialog';

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
