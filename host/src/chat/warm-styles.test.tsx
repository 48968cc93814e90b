import { defineStep } from '@consorcio/shared/flow';
import { theme } from '@consorcio/shared/theme';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat } from './testing/a-chat';
import { warmStyles } from './warm-styles';

const ask = defineStep({
  name: 'nome',
  leadsTo: ['fim'],
  text: 'Como posso te chamar?',
  input: {
    kind: 'name',
    label: 'Nome',
    check: (value) => ({ ok: true, value }),
    verify: { run: () => new Promise(() => undefined), refusal: () => undefined },
  },
});
/** The page without its live region, which empties itself after a second. */
const page = () => [...document.body.querySelectorAll('main > :not([role=status])')].map((part) => part.outerHTML);
const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('').length;

it('leaves no styles to add when the visitor answers, and shows nothing', async () => {
  const user = userEvent.setup();
  await renderChat({ steps: [ask] });
  const before = { page: page(), roots: document.body.children.length, styles: styles() };

  await act(async () => warmStyles(theme));

  expect(page()).toEqual(before.page);
  expect(document.body.children).toHaveLength(before.roots);
  const warm = styles();
  expect(warm).toBeGreaterThan(before.styles);
  await user.type(screen.getByRole('textbox'), 'Ana{Enter}');
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.getByLabelText('Digitando…')).toBeVisible();
  expect(styles()).toBe(warm);
});
