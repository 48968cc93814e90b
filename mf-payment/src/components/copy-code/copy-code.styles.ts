import { Stack } from '@consorcio/shared/ui';
import { css, keyframes, styled } from 'styled-components';

export const CodeRoot = styled(Stack)`
  min-width: 0;

  > button {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }
`;

/** The half line shows that there is more. */
const script = css`
  grid-area: 1 / 1;
  width: 100%;
  min-width: 0;
  max-height: calc(var(--lines) * 1lh + ${({ theme }) => theme.space.m});
  padding: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.m};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.lineHeight.normal};
  letter-spacing: 0.01em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border: 1.5px dashed ${({ theme }) => theme.color.borderControl};
`;

/**
 * An invisible copy of the text gives the field its height, because a text area does not grow by itself. Only a code in groups is
 * read or typed: of another one fewer lines are shown, so that its button is in view.
 */
export const CodeFrame = styled.div<{ $isGrouped: boolean }>`
  --lines: ${({ $isGrouped }) => ($isGrouped ? 4.5 : 2.5)};

  display: grid;
  word-break: ${({ $isGrouped }) => ($isGrouped ? 'normal' : 'break-all')};

  &::after {
    content: attr(data-text) ' ';
    overflow: hidden;
    visibility: hidden;
    ${script}
  }
`;

export const CodeField = styled.textarea`
  ${script}
  height: 100%;
  margin: 0;
  color: ${({ theme }) => theme.color.text};
  resize: none;
  background: ${({ theme }) => theme.color.surfaceSunken};
  border-radius: ${({ theme }) => theme.radius.m};
  scrollbar-width: thin;
`;

export const CopyByHand = styled.p`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const appear = keyframes`
  from { opacity: 0; transform: scale(0.4); }
`;

export const Done = styled.span`
  animation: ${appear} ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
`;
