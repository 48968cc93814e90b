import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ScoreRow from './score-row';
import { type ScoreAnswer, type ScoreRowProps, scoreNames, scoreWords } from './scores';

const { hint } = scoreWords;
const [lowest, , , , highest] = scoreNames;

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

const group = () => screen.getByRole('radiogroup', { name: 'Sua nota para a compra' });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = () => radios().flatMap((each, index) => (each.checked ? [index + 1] : []));
const send = () => screen.getByRole('button', { name: scoreWords.send });

it('is a group of five scores with a name; the ends of the scale say what they mean', () => {
  show();
  expect(group()).toBeVisible();
  expect(radios()).toHaveLength(5);
  for (const [index, name] of scoreNames.entries()) expect(radios()[index]).toHaveAccessibleName(name);
  expect(chosen()).toEqual([]);
});

it.each([...scoreNames.entries()])('sends the score that is pressed: %i, %s', async (index, name) => {
  const { user, answers } = show();
  await user.click(radio(name));
  expect(chosen()).toEqual([index + 1]);
  expect(answers()).toEqual([]);

  await user.click(send());
  expect(answers()).toEqual([{ nota: index + 1 }]);
});

it('can be changed before it is sent', async () => {
  const { user, answers, drafts } = show();
  await user.click(radio(lowest));
  await user.click(radio('4'));
  expect(chosen()).toEqual([4]);
  await user.click(send());
  expect(answers()).toEqual([{ nota: 4 }]);
  expect(drafts()).toEqual(['1', '4']);
});

describe('with the keyboard only', () => {
  it('it is selected with the space bar, changed with the arrow keys, and sent with the button', async () => {
    const { user, answers } = show();
    await user.tab();
    expect(radio(lowest)).toHaveFocus();
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

  it('it is sent with Enter on the selected score', async () => {
    const { user, answers } = show({ draft: '5' });
    await user.tab();
    expect(radio(highest)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(answers()).toEqual([{ nota: 5 }]);
  });
});

describe('sent without a score', () => {
  it('it gives no answer, shows a hint until a score is selected, and keeps the focus', async () => {
    const { user, answers, said } = show();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();

    await user.click(send());
    expect(answers()).toEqual([]);
    expect(screen.getByText(hint)).toBeVisible();
    expect(group()).toHaveAccessibleDescription(hint);
    expect(send()).toHaveFocus();
    for (const role of ['alert', 'status', 'log']) expect(screen.queryByRole(role)).not.toBeInTheDocument();

    await user.click(radio('2'));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    expect(group()).not.toHaveAccessibleDescription();
    expect(send()).not.toHaveAttribute('aria-disabled');
    await user.click(send());
    expect([answers(), said()]).toEqual([[{ nota: 2 }], [hint]]);
  });

  it('it shows the hint for Enter on a score that is not selected', async () => {
    const { user, answers, said } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect([answers(), said()]).toEqual([[], [hint]]);
  });
});

describe('after a reload', () => {
  it('it shows the selected score', async () => {
    const first = show();
    await first.user.click(radio('4'));
    const [draft = ''] = first.drafts();
    first.unmount();

    const { user, answers } = show({ draft });
    expect(chosen()).toEqual([4]);
    await user.click(send());
    expect(answers()).toEqual([{ nota: 4 }]);
  });

  it.each(['0', '6', '2.5', '04', 'NaN', '{"nota":4}', 'null'])('it ignores the draft: %j', async (draft) => {
    const { user, answers } = show({ draft });
    expect(chosen()).toEqual([]);
    await user.click(send());
    expect(answers()).toEqual([]);
  });
});

it('does not change the score of another row', async () => {
  const { user } = show();
  show({ legenda: 'Sua nota para o atendimento' });
  const [first, second] = screen.getAllByRole('radio', { name: highest });
  if (!first || !second) throw new Error('There are two rows.');
  await user.click(first);
  await user.click(second);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});
