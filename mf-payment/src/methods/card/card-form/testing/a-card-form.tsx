import { renderWithBrand } from '@consorcio/shared/testing/page';
import { formatMoney } from '@consorcio/shared/validation';
import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { cardLabels } from '../../card-words';
import { CardForm } from '../card-form';
import type { CardFormProps } from '../use-card-form';

// jsdom has none, and no sizes.
Object.assign(window, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

/** The fields that hold a text, in their order. */
export const typedFields = ['numero', 'nome', 'validade', 'codigo', 'documento'] as const;
type TypedField = (typeof typedFields)[number];

/** A valid card, as a visitor types it. */
export const goodCard = {
  numero: '4111111111111111',
  nome: 'Marina Prado',
  validade: '092031',
  codigo: '123',
  documento: '52998224725',
} as const satisfies Record<TypedField, string>;

/** The texts of its fields, as they are shown. */
export const goodTexts = ['4111 1111 1111 1111', 'Marina Prado', '09/2031', '123', '529.982.247-25', '3'];

/** The form that this card submits, with three instalments. */
export const goodForm = {
  numero: '4111111111111111',
  nome: 'MARINA PRADO',
  validade: { month: 9, year: 2031 },
  codigo: '123',
  documento: '52998224725',
  parcelas: 3,
};

/** The card form as its page shows it to a visitor, on 21 November 2026 unless said otherwise. */
export function showCardForm({
  valorInCents = 885_00,
  now = Date.UTC(2026, 10, 21, 12),
  ...overrides
}: Partial<CardFormProps> & { valorInCents?: number; now?: number } = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const user = userEvent.setup({ delay: null });
  const onSubmit = jest.fn<void, [unknown]>();
  const onBack = jest.fn<void, []>();
  const onSay = jest.fn<void, [string]>();
  const kept = { current: {} };
  const element = (part: Partial<CardFormProps>) => (
    <CardForm
      charge={{ propostaID: 7001, valorInCents, valor: formatMoney(valorInCents) }}
      isOpen
      emAberto={false}
      processadora="Processadora Alvo"
      isLocked={false}
      canClose={!part.isLocked}
      onResize={() => undefined}
      {...{ kept, onSubmit, onBack, onSay, ...part }}
    />
  );
  const { rerender, unmount, container } = renderWithBrand(element(overrides));
  return {
    user,
    container,
    onSubmit,
    onBack,
    onSay,
    kept,
    unmount,
    /** Rerenders with other props of the page. */
    update: (part: Partial<CardFormProps>) => rerender(element(part)),
    /** The announced texts. */
    said: () => onSay.mock.calls.map(([text]) => text),
  };
}

// Among the labels and buttons: queries by role or by label look at every element, which is slow in hundreds of tests.
const isOne = (label: RegExp) => (_: string, element: Element | null) => label.test(element?.textContent ?? '');
const controlOf = (label: HTMLElement) => (label as HTMLLabelElement).control as HTMLInputElement;
const labelled = (label: RegExp) => screen.getAllByText(isOne(label), { selector: 'label' }).map(controlOf);
const onlyLabelled = (label: RegExp) => controlOf(screen.getByText(isOne(label), { selector: 'label' }));

export const field = (name: TypedField) => onlyLabelled(new RegExp(`^${cardLabels[name]}$`));
export const instalments = () => labelled(/^\dx de/);
export const instalment = (count: 1 | 2 | 3) => onlyLabelled(new RegExp(`^${count}x de`));
export const payButton = () => screen.getByText(() => true, { selector: 'button[type=submit]' });

/** Types a whole card, key by key, and chooses three instalments. */
export async function typeIn(user: UserEvent) {
  for (const name of typedFields) await user.type(field(name), goodCard[name]);
  await user.click(instalment(3));
}

/**
 * Fills in a whole card and chooses three instalments. A field that is `undefined` is left empty. The texts are pasted:
 * hundreds of key presses in each test would be slow, and card-form.input.test.tsx is about them.
 */
export async function fillIn(user: UserEvent, card: Partial<Record<TypedField, string | undefined>> = {}) {
  for (const [name, text] of Object.entries({ ...goodCard, ...card }))
    if (text) await enter(user, name as TypedField, text);
  await user.click(instalment(3));
}

/** The card form after a visitor has filled in this card and pressed the button. */
export async function submitCardForm(
  card?: Parameters<typeof fillIn>[1],
  overrides?: Parameters<typeof showCardForm>[0],
) {
  const form = showCardForm(overrides);
  await fillIn(form.user, card);
  await form.user.click(payButton());
  return form;
}

/** Focuses a field and pastes a text. */
export async function enter(user: UserEvent, name: TypedField, text: string) {
  act(() => field(name).focus());
  await user.paste(text);
}

/** The sentence that describes the problem of a field. */
export function sentenceOf(element: HTMLElement): string | undefined {
  const id = element.getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) || undefined;
}

/** The texts of all fields, in their order. */
export function fieldTexts(): string[] {
  const typed = typedFields.map((name) => field(name).value);
  return [...typed, instalments().find(({ checked }) => checked)?.value ?? ''];
}
