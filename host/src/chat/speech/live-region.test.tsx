import { act, render, screen } from '@testing-library/react';
import { createAnnouncer } from './announcer';
import { LiveRegion } from './live-region';
import { speakable } from './speakable';

describe('LiveRegion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const lines = () => [...screen.getByRole('status').children].map((line) => line.textContent);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is empty at first, polite, and announces only additions', () => {
    render(<LiveRegion announcer={createAnnouncer(speakable)} />);

    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveAttribute('aria-atomic', 'false');
  });

  it('keeps announcements in order and clears them together after one second without a new one', () => {
    const announcer = createAnnouncer(speakable);
    render(<LiveRegion announcer={announcer} />);

    act(() => announcer.say('Olá!'));
    pass(900);
    act(() => announcer.say('O crédito é de R$ 60.000,00.'));
    act(() => announcer.say('2 opções: Sim, Não'));
    pass(999);
    expect(lines()).toEqual(['Olá!', 'O crédito é de 60.000 reais.', '2 opções: Sim, Não']);

    pass(1);
    expect(lines()).toEqual([]);
  });

  it('keeps existing announcements in place, so that none is read twice', () => {
    const announcer = createAnnouncer(speakable);
    render(<LiveRegion announcer={announcer} />);

    act(() => announcer.say('Um'));
    const first = screen.getByText('Um');
    act(() => announcer.say('Um'));

    expect(screen.getAllByText('Um')[0]).toBe(first);
    expect(lines()).toEqual(['Um', 'Um']);
  });

  it('ignores blank text', () => {
    const announcer = createAnnouncer(speakable);
    render(<LiveRegion announcer={announcer} />);

    act(() => announcer.say(' \n'));

    expect(lines()).toEqual([]);
  });

  it('is silent while another region announces, and then announces only new texts', () => {
    const announcer = createAnnouncer(speakable);
    const { rerender } = render(<LiveRegion announcer={announcer} />);
    rerender(<LiveRegion announcer={announcer} isSilent />);
    act(() => announcer.say('Cartão inválido'));
    expect(lines()).toEqual([]);

    act(() => {
      announcer.say('Pagamento recusado');
      rerender(<LiveRegion announcer={announcer} />);
    });

    expect(lines()).toEqual(['Pagamento recusado']);
  });
});
