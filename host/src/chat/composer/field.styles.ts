import { keyframes, styled } from 'styled-components';

/** The label above the field. A tap on either enters the field: together they are 44 px high. */
export const Slot = styled.div`
  flex: 1;
  min-width: 0;
  padding: 2px 0 0 ${({ theme }) => theme.space.xl};
`;

export const FieldLabel = styled.label`
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

export const FieldLine = styled.span`
  display: flex;
  gap: 6px;
  align-items: baseline;
`;

export const Prefix = styled.span`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ theme }) => theme.color.textQuiet};
`;

/** The only text field of the chat. It has several lines only for prose, and then grows with it. */
export const TextField = styled.input<{ $isUpperCase: boolean }>`
  display: block;
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: 30px;
  padding: 0 0 2px;
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  color: ${({ theme }) => theme.color.text};
  background: transparent;
  border: 0;
  ${({ $isUpperCase }) => $isUpperCase && 'text-transform: uppercase;'}

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    font-weight: ${({ theme }) => theme.font.weight.normal};
    color: ${({ theme }) => theme.color.textQuiet};
    text-transform: none;
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

  textarea& {
    field-sizing: content;
    max-height: 7.5em;
    resize: none;
  }
`;
