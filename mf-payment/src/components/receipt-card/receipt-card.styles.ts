import { styled } from 'styled-components';
import { Badge } from '../charge-sheet/charge-sheet.styles';

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
