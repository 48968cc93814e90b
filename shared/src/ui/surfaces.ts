import { css, styled } from 'styled-components';

/** A raised surface: a plan, a category, a summary. */
export const Card = styled.div`
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

/** A short word that classifies the card it is on. */
export const Chip = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.primaryText};
  background: ${({ theme }) => theme.color.primarySoft};
  border-radius: ${({ theme }) => theme.radius.pill};
`;

/** The edge of a surface that is set apart by its fill or its shadow: forced colours take both away. */
export const edge = css`
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
