import { defineStep } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { fireEvent, screen } from '@testing-library/react';
import { renderChat } from '../testing/a-chat';

const start = defineStep({
  name: 'oi',
  leadsTo: ['nome'],
  text: 'Olá!',
  options: [{ id: 'go', label: 'Simular agora', to: 'nome' }],
});
const name = defineStep({
  name: 'nome',
  leadsTo: ['end'],
  text: 'Como posso te chamar?',
  input: { kind: 'name', label: 'Seu nome', check: accept },
});
/** What covers the place of the last press. */
const shield = () => document.querySelector('[style*="position: fixed"]');
const option = () => screen.getByRole('button', { name: 'Simular agora' });

describe('After a press that answers, its place', () => {
  beforeEach(async () => {
    await renderChat({ steps: [start, name] });
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it('is covered when the question changes, until the visitor types', () => {
    expect(shield()).not.toBeInTheDocument();
    fireEvent.click(option(), { detail: 1 });
    expect(shield()).toBeInTheDocument();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'M' } });
    expect(shield()).not.toBeInTheDocument();
  });

  it('is covered no longer than a double tap takes', () => {
    fireEvent.click(option(), { detail: 1 });
    jest.advanceTimersByTime(300);
    expect(shield()).not.toBeInTheDocument();
  });

  it('is not covered when a key pressed the option', () => {
    fireEvent.click(option(), { detail: 0 });
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()).not.toBeInTheDocument();
  });
});
