import { dimmed, visuallyHidden } from '@consorcio/shared/ui';
import { css, styled } from 'styled-components';

/** Between two questions the form keeps its field, and so the keyboard, but takes no space. */
export const ComposerForm = styled.form<{ $isResting: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: 0 ${({ theme }) => theme.space.m};
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

export const ComposerBar = styled.div<{ $isRefused: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: flex-end;
  padding: 5px 5px 5px 0;
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

  ${dimmed}
`;
