import { defineStep } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ChatUnderTest, renderChat } from '../testing/a-chat';

const start = defineStep({
  name: 'oi',
  leadsTo: ['nome'],
  text: 'Olá!',
  options: [{ id: 'go', label: 'Simular agora', to: 'nome' }],
});
const name = defineStep({
  name: 'nome',
  leadsTo: ['fim'],
  text: 'Como posso te chamar?',
  input: { kind: 'name', label: 'Seu nome', check: accept },
  next: () => 'fim',
});
const end = defineStep({
  name: 'fim',
  leadsTo: ['end'],
  text: 'É tudo?',
  options: [{ id: 'yes', label: 'Sim', to: 'end' }],
});
const steps = [start, name, end];
const shield = () => document.querySelector('[style*="position: fixed"]');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const option = () => screen.getByRole('button', { name: 'Simular agora' });

describe('After a press that answers, its place', () => {
  beforeEach(async () => {
    await renderChat({ steps });
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
    pass(300);
    expect(shield()).not.toBeInTheDocument();
  });

  it('is not covered when a key pressed the option', () => {
    fireEvent.click(option(), { detail: 0 });
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()).not.toBeInTheDocument();
  });
});

describe('A question that replaces another without an action of the visitor', () => {
  let chat: ChatUnderTest;
  /** The page goes on: a payment was confirmed, a missing segment came. */
  const goOn = () =>
    act(() => {
      const { phase } = chat.driver.snapshot();
      if (phase.kind === 'waiting') chat.driver.answer(phase.token, { kind: 'option', id: 'go' });
    });

  beforeEach(async () => {
    jest.useFakeTimers();
    chat = await renderChat({ steps });
  });
  afterEach(() => void jest.useRealTimers());

  it('is covered for as long as a person needs to hold back a press', () => {
    goOn();
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()?.getAttribute('style')).toContain('inset: 0');
    pass(499);
    expect(shield()).toBeInTheDocument();
    pass(1);
    expect(shield()).not.toBeInTheDocument();
  });

  it('is covered until the visitor types', () => {
    goOn();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'M' } });
    expect(shield()).not.toBeInTheDocument();
  });

  it('is not covered when a key led to it', () => {
    fireEvent.keyDown(option(), { key: 'Enter' });
    fireEvent.click(option(), { detail: 0 });
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()).not.toBeInTheDocument();
  });

  it('is not covered when the visitor sent what led to it', () => {
    goOn();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Maria' } });
    pass(1_000);
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByRole('button', { name: 'Sim' })).toBeVisible();
    expect(shield()).not.toBeInTheDocument();
  });

  it('is covered only at the place of the press that led to it', () => {
    pass(1_000);
    fireEvent.click(option(), { detail: 1, clientX: 100, clientY: 200 });
    expect(shield()).toHaveStyle({ top: '176px', left: '76px', width: '48px' });
  });
});

it('The first question of a page is not covered', async () => {
  await renderChat({ steps });
  expect(option()).toBeVisible();
  expect(shield()).not.toBeInTheDocument();
});
