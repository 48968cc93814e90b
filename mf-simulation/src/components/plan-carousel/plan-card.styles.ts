import { Card as Sheet } from '@consorcio/shared/ui';
import styled from 'styled-components';

export const Card = styled(Sheet)<{ $current: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  padding-block-start: ${({ theme }) => theme.space.l};
  border-radius: ${({ theme }) => theme.radius.xl};
  opacity: ${({ $current }) => ($current ? 1 : 0.7)};
  scale: ${({ $current }) => ($current ? 1 : 0.96)};
  transition:
    opacity ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease},
    scale ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};

`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  padding-inline: ${({ theme }) => theme.space.xs};
`;

export const Small = styled.span`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

export const Amount = styled.span`
  flex-basis: 100%;
  font-size: ${({ theme }) => theme.font.size.xxl};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  letter-spacing: -0.02em;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
`;
