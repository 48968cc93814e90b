import type { Brand } from '@consorcio/shared/entities';
import { css, styled } from 'styled-components';

const kinds = {
  surface: css`
    background: ${({ theme }) => theme.color.surface};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
  `,
  primary: css`
    color: ${({ theme }) => theme.color.onPrimary};
    background: ${({ theme }) => theme.color.primary};

    & :focus-visible {
      outline-color: currentColor;
    }
  `,
  page: '',
} as const satisfies Record<Brand['bar'], unknown>;

export const Bar = styled.header<{ $kind: Brand['bar'] }>`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  justify-content: space-between;
  height: ${({ theme }) => theme.size.header};
  padding: 0 ${({ theme }) => theme.space.l};
  ${({ $kind }) => kinds[$kind]}
`;
