import { dimmed, visuallyHidden } from '@consorcio/shared/ui';
import { css, keyframes, styled } from 'styled-components';

/** Between two questions the form keeps its field, and so the keyboard, but takes no space. */
export const Form = styled.form<{ $isResting: boolean }>`
  flex: none;
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m} 0;
  margin: 0 auto;

  /* The small print is not below it, but in the messages. */
  @media ${({ theme }) => theme.breakpoint.low} {
    padding-bottom: max(${({ theme }) => theme.space.s}, env(safe-area-inset-bottom));
  }

  ${({ $isResting }) =>
    $isResting &&
    css`
      position: absolute;
      bottom: 48px;
      width: 0;
      height: 0;
      padding: 0;
      overflow: hidden;

      && * {
        width: 0;
        min-width: 0;
        height: 0;
        min-height: 0;
        padding: 0;
        border: 0;
      }
    `}
`;

export const Bar = styled.div<{ $isRefused: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: flex-end;
  padding: 6px 6px 6px 0;
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid
    ${({ $isRefused, theme }) => ($isRefused ? theme.color.danger : theme.color.borderControl)};
  border-radius: ${({ theme }) => theme.radius.field};
  box-shadow: ${({ theme }) => theme.shadow.high};
  transition: border-color ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  &:focus-within {
    border-color: ${({ $isRefused, theme }) => ($isRefused ? theme.color.danger : theme.color.focus)};
  }

  /* The focus ring of the field, around the whole bar. */
  &:has(input:focus-visible, textarea:focus-visible) {
    outline: 2px solid ${({ $isRefused, theme }) => ($isRefused ? theme.color.danger : theme.color.focus)};
    outline-offset: -1.5px;
  }
`;

/** The label above the field. A tap on either enters the field: together they are 44 px high. */
export const Slot = styled.div`
  flex: 1;
  min-width: 0;
  padding: 2px 0 0 ${({ theme }) => theme.space.xl};
`;

export const Label = styled.label`
  display: block;
  padding-top: 2px;
  cursor: text;
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.textQuiet};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Line = styled.span`
  display: flex;
  gap: 6px;
  align-items: baseline;
`;

export const Prefix = styled.span`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ theme }) => theme.color.textQuiet};
`;

const field = css`
  display: block;
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: 30px;
  padding: 0 0 2px;
  font-family: inherit;
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  color: ${({ theme }) => theme.color.text};
  background: transparent;
  border: 0;

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    font-weight: ${({ theme }) => theme.font.weight.normal};
    color: ${({ theme }) => theme.color.textQuiet};
    opacity: 1;
  }

  &[aria-readonly='true'] {
    color: ${({ theme }) => theme.color.textQuiet};
  }

  /* An animation without effect: its start shows that the browser filled the field in. */
  &:autofill {
    animation: ${keyframes`to { color: inherit; }`} 1ms;
    box-shadow: 0 0 0 100px ${({ theme }) => theme.color.surface} inset;
    -webkit-text-fill-color: ${({ theme }) => theme.color.text};
  }
`;

export const Input = styled.input<{ $isUpperCase: boolean }>`
  ${field}
  ${({ $isUpperCase }) => $isUpperCase && 'text-transform: uppercase;'}

  &::placeholder {
    text-transform: none;
  }
`;

export const Textarea = styled.textarea`
  ${field}
  field-sizing: content;
  max-height: 7.5em;
  resize: none;
`;

export const Send = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.size.control};
  height: ${({ theme }) => theme.size.control};
  padding: 0;
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};
  border: 1.5px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: 50%;
  transition:
    opacity ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease},
    transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      transform: scale(1.05);
    }
  }

  &:active:not([aria-disabled='true']) {
    transform: scale(0.95);
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${dimmed}
`;

/** Visible while it has the focus. Only for a physical keyboard, which usually comes with a mouse. */
export const ToOptions = styled.button`
  display: none;
  flex: none;
  align-self: center;
  padding: 0 ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.pill};

  @media (pointer: fine) {
    display: block;

    &:focus {
      min-height: ${({ theme }) => theme.size.control};
    }

    &:not(:focus) {
      ${visuallyHidden}
    }
  }
`;
