import { Sheet, SheetSmall } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const DocumentList = styled(Sheet).attrs({ as: 'ul' })`
  gap: 0;
  padding-block: ${({ theme }) => theme.space.xs};
  margin-block: 0;
  list-style: none;

  li + li {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }

  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${({ theme }) => theme.space.m};
    align-items: center;
    min-height: ${({ theme }) => theme.size.control};
    padding-block: ${({ theme }) => theme.space.m};
    text-decoration: none;
  }

  a > span {
    position: relative; /* so that its hidden text is positioned inside it */
  }
`;

export const DocumentName = styled.span`
  display: block;
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const Version = styled(SheetSmall)`
  display: block;
`;
