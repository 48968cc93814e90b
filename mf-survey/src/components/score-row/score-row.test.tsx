import { componentProps, renderWithBrand } from '@consorcio/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScoreAnswer } from './score-answer';
import ScoreRow, { type ScoreRowProps } from './score-row';

const hint = 'Escolha uma nota de 1 a 5.';
const names = ['1, muito ruim', '2', '3', '4', '5, ótimo'];

function show({ draft = '', legenda = 'Sua nota para a compra' } = {}) {
  const onAnswer = jest.fn<void, [ScoreAnswer]>();
  const onDraft = jest.fn<void, [string]>();
  const onSay = jest.fn<void, [string]>();
  const part = componentProps<ScoreAnswer, ScoreRowProps>({ props: { legenda }, draft, onAnswer, onDraft, onSay });
  const { unmount } = renderWithBrand(<ScoreRow {...part} />);
  return {
    user: userEvent.setup(),
    answers: () => onAnswer.mock.calls.flat(),
    drafts: () => onDraft.mock.calls.flat(),
    said: () => onSay.mock.calls.flat(),
    unmount,
  };
}

const group = () => screen.getByRole('group', { name: 'Sua nota para a compra' });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = () => radios().flatMap((each, index) => (each.checked ? [index + 1] : []));
const send = () => screen.getByRole('button', { name: 'Enviar nota' });

it('is a group called by what the score is for, of five scores whose ends say what they mean', () => {
  show();
  expect(group()).toBeVisible();
  expect(radios()).toHaveLength(5);
  for (const [index, name] of names.entries()) expect(radios()[index]).toHaveAccessibleName(name);
  expect(chosen()).toEqual([]);
});

it('is called by what it is given, as text', () => {
  show({ legenda: 'Sua nota para o <b>atendimento</b>' });
  expect(screen.getByRole('group')).toHaveAccessibleName('Sua nota para o <b>atendimento</b>');
});

it.each(names.map((name, index) => [name, index + 1] as const))(
  'sends the score that is pressed: %s',
  async (name, nota) => {
    const { user, answers } = show();
    await user.click(radio(name));
    expect(chosen()).toEqual([nota]);
    expect(answers()).toEqual([]);

    await user.click(send());
    expect(answers()).toEqual([{ nota }]);
  },
);

it('can be chosen anew before it is sent', async () => {
  const { user, answers, drafts } = show();
  await user.click(radio('1, muito ruim'));
  await user.click(radio('4'));
  expect(chosen()).toEqual([4]);
  await user.click(send());
  expect(answers()).toEqual([{ nota: 4 }]);
  expect(drafts()).toEqual(['1', '4']);
});

describe('by the keyboard alone', () => {
  it('takes a score by the space bar, moves by the arrows, and is sent by its button', async () => {
    const { user, answers } = show();
    await user.tab();
    expect(radio('1, muito ruim')).toHaveFocus();
    await user.keyboard(' ');
    expect(chosen()).toEqual([1]);
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowLeft}');
    expect(radio('3')).toHaveFocus();
    expect(chosen()).toEqual([3]);
    await user.tab();
    expect(send()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(answers()).toEqual([{ nota: 3 }]);
  });

  it('is sent by Enter on the chosen score', async () => {
    const { user, answers } = show({ draft: '5' });
    await user.tab();
    expect(radio('5, ótimo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(answers()).toEqual([{ nota: 5 }]);
  });
});

describe('sent too early', () => {
  it('answers nothing, says what to do, and keeps the focus', async () => {
    const { user, answers, said } = show();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();

    await user.click(send());
    expect(answers()).toEqual([]);
    expect(said()).toEqual([hint]);
    expect(screen.getByText(hint)).toBeVisible();
    expect(group()).toHaveAccessibleDescription(hint);
    expect(send()).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('says so by the keyboard, too: %j', async (key) => {
    const { user, answers, said } = show();
    await user.tab();
    await user.tab();
    await user.keyboard(key);
    expect([answers(), said()]).toEqual([[], [hint]]);
  });

  it('says so for Enter on a score that is not chosen', async () => {
    const { user, answers, said } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect([answers(), said()]).toEqual([[], [hint]]);
  });

  it('has nothing to say any more once a score is chosen', async () => {
    const { user, answers, said } = show();
    await user.click(send());
    await user.click(radio('2'));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    expect(group()).not.toHaveAccessibleDescription();
    expect(send()).not.toHaveAttribute('aria-disabled');

    await user.click(send());
    expect(answers()).toEqual([{ nota: 2 }]);
    expect(said()).toEqual([hint]);
  });
});

describe('a reload', () => {
  it('finds the score that was chosen', async () => {
    const first = show();
    await first.user.click(radio('4'));
    const [draft = ''] = first.drafts();
    first.unmount();

    const { user, answers } = show({ draft });
    expect(chosen()).toEqual([4]);
    await user.click(send());
    expect(answers()).toEqual([{ nota: 4 }]);
  });

  it.each([
    '0',
    '6',
    '-1',
    '2.5',
    '4 ',
    '04',
    '0x4',
    '4e0',
    'NaN',
    '[4]',
    '{"nota":4}',
    'null',
    '<img src=x onerror=alert(1)>',
    '44444',
  ])('begins with nothing chosen by a draft that is no score: %j', async (draft) => {
    const { user, answers } = show({ draft });
    expect(chosen()).toEqual([]);
    await user.click(send());
    expect(answers()).toEqual([]);
  });
});

it('has no live region of its own', async () => {
  const { user } = show();
  await user.click(send());
  for (const role of ['alert', 'status', 'log']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

it('stands beside another row without taking its score', async () => {
  const { user } = show();
  show({ legenda: 'Sua nota para o atendimento' });
  const [first, second] = screen.getAllByRole('radio', { name: '5, ótimo' });
  if (!first || !second) throw new Error('There are two rows.');
  await user.click(first);
  await user.click(second);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});
