import { styled } from 'styled-components';
import { Badge, Frame } from '../charge-sheet/charge-sheet.styles';

/** All of it fits on the screen of a phone. */
export const ReceiptFrame = styled(Frame)`
  gap: ${({ theme }) => theme.space.m};

  > details {
    margin-block-start: calc(-1 * ${({ theme }) => theme.space.s}); /* its action is taller than its text */
  }
  > details:not([open]) {
    margin-block-end: calc(-1 * ${({ theme }) => theme.space.s});
  }
`;

/** Whatever is beside the amount is at the end of its line, or below it. */
export const ReceiptAmount = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: end;
  justify-content: space-between;
`;

/** An action that is no button: the browser opens what it belongs to. */
export const ShowAll = styled.summary`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  justify-content: center;
  min-height: ${({ theme }) => theme.size.control};
  color: ${({ theme }) => theme.color.primaryText};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  cursor: pointer;
  list-style: none;
  border-radius: ${({ theme }) => theme.radius.xl};

  &::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: rotate ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  }
  [open] > & svg {
    rotate: 180deg;
  }
`;

export const ReceiptBadge = styled(Badge)`
  border-radius: ${({ theme }) => theme.radius.pill};
`;

/** Beside each other where both fit. */
export const ReceiptActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  > button {
    flex: 1 1 auto;
  }
`;
