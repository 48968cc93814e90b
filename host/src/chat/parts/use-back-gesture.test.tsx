import { act, render, waitFor } from '@testing-library/react';
import { useBackGesture } from './use-back-gesture';

function Form({ onBack, isActive = true }: { onBack(): boolean; isActive?: boolean }) {
  useBackGesture(onBack, isActive);
  return null;
}

const state = () => window.history.state;
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

describe('A form over the page and the back button', () => {
  // The form of the test before takes its history entry back.
  beforeEach(() => waitFor(() => expect(state()).toBeNull()));

  it('asks the form to close, and stays on the page', async () => {
    const onBack = jest.fn(() => true);
    render(<Form onBack={onBack} />);
    expect(state()).toEqual({ isOverlay: true });
    await goBack();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(state()).toBeNull();
  });

  it('asks again when the form did not close', async () => {
    const onBack = jest.fn(() => false);
    render(<Form onBack={onBack} />);
    await goBack();
    expect(state()).toEqual({ isOverlay: true });
    await goBack();
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('leaves no history entry when the form closes in another way, and a next form has its own', async () => {
    const onBack = jest.fn(() => true);
    const { unmount } = render(<Form onBack={onBack} />);
    const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    unmount();
    render(<Form onBack={onBack} />);
    await returned;
    await waitFor(() => expect(state()).toEqual({ isOverlay: true }));
    expect(onBack).not.toHaveBeenCalled();
    await goBack();
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('adds no history entry for a form that back cannot close', () => {
    render(<Form onBack={() => false} isActive={false} />);
    expect(state()).toBeNull();
  });
});
