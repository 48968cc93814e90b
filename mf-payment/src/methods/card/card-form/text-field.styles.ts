import { Button } from '@consorcio/shared/ui';
import { keyframes, styled } from 'styled-components';

/** A field with its label and its sentence. A control may be beside the text. */
export const Block = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  align-content: flex-start;
  min-width: 0;

  > * {
    grid-column: 1 / -1;
  }

  > input:has(+ button) {
    grid-column: 1;
  }

  > button {
    grid-column: 2;
  }
`;

export const TextLabel = styled.label`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.text};
`;

export const TextInput = styled.input`
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

  &::placeholder {
    font-weight: ${({ theme }) => theme.font.weight.normal};
    color: ${({ theme }) => theme.color.textQuiet};
    text-transform: none;
    opacity: 1;
  }

  &[autocomplete='cc-name'] {
    text-transform: uppercase;
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

/** Opens the keyboard of letters, beside the field: few visitors need it, so it takes no line of its own. */
export const LettersButton = styled(Button)`
  padding: 0 ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.size.s};
  border-radius: ${({ theme }) => theme.radius.m};
`;

export const Sentence = styled.p`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.danger};
  overflow-wrap: anywhere;
`;
