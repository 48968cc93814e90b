import { Sheet, SheetAmount } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const ApprovedFrame = styled(Sheet)`
  flex-flow: row wrap;
  gap: ${({ theme }) => theme.space.l};
  align-items: center;
  max-width: 420px;
`;

export const ApprovedWords = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
`;

export const ApprovedAmount = styled(SheetAmount)`
  display: block;
  font-size: ${({ theme }) => theme.font.size.xl};
`;

export const Authorisation = styled.p`
  margin-block-start: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.textQuiet};
  overflow-wrap: anywhere;

  b {
    font-weight: ${({ theme }) => theme.font.weight.strong};
    color: ${({ theme }) => theme.color.text};
  }
`;
