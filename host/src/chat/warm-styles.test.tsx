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
const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('').length;

it('leaves no styles to add when the visitor answers, and shows nothing', async () => {
  const user = userEvent.setup();
  await renderChat({ steps: [ask] });
  const before = { page: document.body.innerHTML, styles: styles() };

  await act(async () => warmStyles(theme));

  expect(document.body.innerHTML).toBe(before.page);
  const warm = styles();
  expect(warm).toBeGreaterThan(before.styles);
  await user.type(screen.getByRole('textbox'), 'Ana{Enter}');
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.getByLabelText('Digitando…')).toBeVisible();
  expect(styles()).toBe(warm);
});
