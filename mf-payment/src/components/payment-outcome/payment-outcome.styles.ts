import { Sheet } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const OutcomeFrame = styled(Sheet)`
  flex-flow: row wrap;
  gap: ${({ theme }) => theme.space.l};
  align-items: center;
  max-width: 420px;

  > svg {
    flex: none;
    width: 112px;
    margin: 0;
  }
  > div {
    flex: 1 1 9rem;
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
  b {
    color: ${({ theme }) => theme.color.text};
  }
`;
