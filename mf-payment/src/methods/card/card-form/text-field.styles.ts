import { Button } from '@consorcio/shared/ui';
import { css, keyframes, styled } from 'styled-components';

/** Keeps a field that is scrolled into view away from the edges. */
export const clearOfEdges = css`
  scroll-margin-block: ${({ theme }) => theme.space.s};
`;

/** A field with its label and its sentence. */
export const Block = styled.div`
  ${clearOfEdges}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

export const label = css`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.text};
`;

export const TextLabel = styled.label`
  ${label}
`;

export const TextInput = styled.input<{ $isUpperCase: boolean }>`
  width: 100%;
  min-width: 0;
  height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.m};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.m};
  transition: border-color ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  ${({ $isUpperCase }) => $isUpperCase && 'text-transform: uppercase;'}

  &::placeholder {
    font-weight: ${({ theme }) => theme.font.weight.normal};
    color: ${({ theme }) => theme.color.textQuiet};
    text-transform: none;
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${({ theme }) => theme.color.focus};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
    outline-color: ${({ theme }) => theme.color.danger};
  }

  &:read-only {
    color: ${({ theme }) => theme.color.textQuiet};
    background: ${({ theme }) => theme.color.surfaceSunken};
  }

  /* An invisible animation: its start event reports that the browser filled in the field. */
  &:autofill {
    animation: ${keyframes`to { color: inherit; }`} 1ms;
    box-shadow: 0 0 0 100px ${({ theme }) => theme.color.surface} inset;
    -webkit-text-fill-color: ${({ theme }) => theme.color.text};
  }
`;

/** Opens the keyboard of letters for the field above it. Few visitors need it, so it looks like a link. */
export const LettersButton = styled(Button)`
  align-self: start;
  padding: 0;
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: underline;
  border-color: transparent;
`;

/** What is wrong with a field. */
export const Sentence = styled.p`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.danger};
  overflow-wrap: anywhere;
`;
